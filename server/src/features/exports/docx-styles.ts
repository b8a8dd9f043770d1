import type { INumberingOptions, IStylesOptions } from 'docx';

/** Half-points: how Word measures type. */
const points = (size: number) => Math.round(size * 2);
/** Ink of the look, as it prints. */
const INK = '1F2A3C';
const QUIET = '56606E';
export const RULE = '8A93A0';

/** Size in points, font, line height (240 is single), and the share of the usual room around paragraphs. */
const plain = { size: 11.5, font: 'Georgia', line: 300, room: 1 };
const large = { size: 18, font: 'Arial', line: 360, room: 1 };
/** A sheet that the person hands on, such as a resume: much on one page, in a font that every program has. */
const handedOn = { size: 10.5, font: 'Arial', line: 264, room: 0.4 };

/** Styles of a document to be read on paper: 11.5 point, 18 point with wide lines for large print, or 10.5 for a sheet. */
export function docxStyles(look: { largePrint: boolean; sheet: boolean }, language: string): IStylesOptions {
  const { size, font, line, room } = look.largePrint ? large : look.sheet ? handedOn : plain;
  const after = Math.round(140 * room);
  const heading = (factor: number, before: number) => ({
    run: { size: points(size * factor), bold: true, color: INK, font },
    paragraph: { spacing: { before: Math.round(before * room), after: Math.round(120 * room) }, keepNext: true },
  });
  const paragraph = (id: string, extra: { size?: number; italics?: true; color?: string; left?: number }) => ({
    id,
    name: id,
    basedOn: 'Normal',
    run: { size: points(extra.size ?? size), italics: extra.italics, color: extra.color },
    paragraph: { indent: { left: extra.left ?? 0 }, spacing: { line, after } },
  });
  return {
    default: {
      document: {
        run: { font, size: points(size), language: { value: language } },
        paragraph: { spacing: { line, after } },
      },
      title: { run: { size: points(size * 1.9), bold: true, color: INK, font }, paragraph: { spacing: { after: 80 } } },
      heading1: heading(1.35, 360),
      heading2: heading(1.15, 240),
      heading3: heading(1, 200),
    },
    paragraphStyles: [
      paragraph('Spoken', { size: size * 1.15 }),
      paragraph('Quotation', { size: size * 1.05, left: 360 }),
      paragraph('Source', { size: size * 0.9, color: QUIET, left: 360 }),
      paragraph('Small', { size: Math.max(size * 0.85, look.largePrint ? 16 : 9.5), color: QUIET }),
      paragraph('List', {}),
    ],
  };
}

/** Numbered steps; each list starts again at one under its own instance. */
export const numbering: INumberingOptions = {
  config: [
    {
      reference: 'steps',
      levels: [
        {
          level: 0,
          format: 'decimal',
          text: '%1.',
          alignment: 'start',
          style: { paragraph: { indent: { left: 440, hanging: 440 } } },
        },
      ],
    },
  ],
};
