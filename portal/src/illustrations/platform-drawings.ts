import type { PlatformId } from '@lampstand/server/contracts';

/** SVG paths on a 32 by 32 grid. These are our own drawings, not the platforms' logos. */
interface Drawing {
  lines: string;
  lit: string;
}

export const platformDrawings: Readonly<Record<PlatformId, Drawing>> = {
  wordpress: { lines: 'M7 4h18v24H7zM11 9h10M11 24h7', lit: 'M11 13h10v7H11z' },
  'wordpress-com': {
    lines: 'M10 15a5 5 0 0 1 .8-9.9 6.500 6.500 0 0 1 12.300 1.700A4.200 4.200 0 0 1 22.500 15z',
    lit: 'M7 20h18v6H7z',
  },
  squarespace: { lines: 'M5 5h9v9H5zM18 5h9v9h-9zM5 18h9v9H5z', lit: 'M18 18h9v9h-9z' },
  wix: { lines: 'M6 8h20v16H6zM4 6h4v4H4zM24 6h4v4h-4zM4 22h4v4H4zM24 22h4v4h-4z', lit: 'M12 12h8v8h-8z' },
  webflow: { lines: 'M4 5h9v7H4zM19 5h9v7h-9zM8.500 12v4h15v-4M16 16v4', lit: 'M11.500 20h9v7h-9z' },
  weebly: {
    lines: 'M4 5h7v7H4zM4 20h7v7H4zM15 5h13v22H15zM11 16h7m-2.500-2.500L18 16l-2.500 2.500',
    lit: 'M20 13h5v6h-5z',
  },
  shopify: { lines: 'M6 13v14h20V13M4 13l2.500-8h19L28 13zM11 5l-1 8M16 5v8M21 5l1 8', lit: 'M13 18h6v9h-6z' },
  godaddy: { lines: 'M15 15v13M10 28h10M15 4v2', lit: 'M6 6h16l5 4.500-5 4.500H6z' },
  'google-sites': { lines: 'M4 6h24v20H4zM21 6v20M24 11h1.500M24 15h1.500M24 19h1.500', lit: 'M8 11h9v10H8z' },
  joomla: { lines: 'M5 5h22v22H5zM5 11h22M12 11v16', lit: 'M15.500 14.500h8v6h-8z' },
  drupal: { lines: 'M4 7h11v7H4zM4 18h6v7H4zM14 18h14v7H14z', lit: 'M19 7h9v7h-9z' },
  html: { lines: 'M11 8l-7 8 7 8M21 8l7 8-7 8', lit: 'M13 13h6v6h-6z' },
  'tag-manager': {
    lines: 'M5 5h11l12 12-11 11L5 16z',
    lit: 'M11 8.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5z',
  },
};

/** SVG paths on a 320 by 200 grid that show where to click. The `lit` box is labelled with the platform's own text. */
interface Placement {
  lines: string;
  lit: { x: number; y: number; width: number; height: number };
  dashed?: string;
  code?: readonly { x: number; y: number; text: string }[];
}

const sheet = 'M8 8h304v184H8zM8 34h304';

export const placements: Readonly<Record<PlatformId, Placement>> = {
  wordpress: {
    lines: `${sheet}M20 15h12v12H20zM26 18v6M23 21h6M28 54h110M28 70h180M28 80h150M28 162h180M28 172h120M244 34v158M256 54h42M256 68h42M256 82h26`,
    lit: { x: 28, y: 98, width: 196, height: 48 },
  },
  'wordpress-com': {
    lines: `${sheet}M28 54h120M28 72h250M28 84h220M28 152h250M28 164h180`,
    lit: { x: 28, y: 102, width: 264, height: 34 },
  },
  squarespace: {
    lines: `${sheet}M28 54h264M28 66h200M28 88h122M170 88h122M152 88a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM160 84v8M156 88h8M92 104h136v80H92zM104 116h52M104 174h64`,
    lit: { x: 100, y: 126, width: 120, height: 38 },
  },
  wix: {
    lines: `${sheet}M46 34v158M20 46h14v14H20zM27 49v8M23 53h8M20 74h14v14H20zM20 102h14v14H20zM54 42h160v142H54zM66 58h60M66 72h96M66 152h80M66 168h54M228 58h70M228 70h54M228 96h70v60h-70z`,
    lit: { x: 62, y: 90, width: 144, height: 44 },
  },
  webflow: {
    lines: `${sheet}M122 34v158M20 46h40v34H20zM70 46h40v34H70zM20 90h40v34H20zM70 90h40v34H70zM116 156c34 0 34-30 66-30M175 120l8 6-8 6M140 54h154M140 66h120M140 172h154`,
    lit: { x: 18, y: 136, width: 96, height: 40 },
    dashed: 'M190 100h104v52H190z',
  },
  weebly: {
    lines: `${sheet}M160 34v158M20 52h90M20 66h70M20 152h100M20 166h60M152 108c20 0 16 18 38 18M183 120l8 6-8 6M176 54h118M176 66h90M176 172h118`,
    lit: { x: 16, y: 86, width: 134, height: 44 },
    dashed: 'M198 100h96v52h-96z',
  },
  shopify: {
    lines: `${sheet}M178 34v158M20 52h100M20 66h124M20 150h110M20 164h90M194 48h104v130H194zM206 62h60M206 74h80M206 150h80M206 162h50`,
    lit: { x: 16, y: 88, width: 152, height: 42 },
    dashed: 'M206 90h80v42h-80z',
  },
  godaddy: {
    lines: `${sheet}M154 34v158M20 54h118M20 66h90M20 154h118M20 166h80M166 52h90M166 64h60M166 168h60v14h-60z`,
    lit: { x: 164, y: 80, width: 140, height: 72 },
    dashed: 'M20 84h118v54H20z',
  },
  'google-sites': {
    lines: `${sheet}M196 34v158M208 48h40v32h-40zM260 48h40v32h-40zM208 146h90M208 160h60M26 54h146M26 66h110M36 92h126v72H36zM32 88h8v8h-8zM158 88h8v8h-8zM32 160h8v8h-8zM158 160h8v8h-8z`,
    lit: { x: 206, y: 92, width: 98, height: 38 },
  },
  joomla: {
    lines: `${sheet}M28 48h90M28 58h264v18H28zM28 90h264v56H28zM38 104h120M38 118h170M38 132h90`,
    lit: { x: 28, y: 154, width: 156, height: 30 },
  },
  drupal: {
    lines: `${sheet}M28 50h60M28 60h264v72H28zM28 82h264M38 66h12v10H38zM58 66h12v10H58zM78 66h12v10H78zM38 98h170M38 112h120M28 161h62`,
    lit: { x: 100, y: 144, width: 170, height: 36 },
  },
  html: {
    lines: `${sheet}M48 82h170M48 94h120M48 158h150`,
    lit: { x: 44, y: 106, width: 216, height: 38 },
    code: [
      { x: 24, y: 62, text: '<body>' },
      { x: 24, y: 180, text: '</body>' },
    ],
  },
  'tag-manager': {
    lines: 'M8 8h304v84H8zM8 112h304v80H8zM20 124h110M20 180h180M160 92v20M154 105l6 7 6-7M20 20h80',
    lit: { x: 24, y: 32, width: 236, height: 42 },
    dashed: 'M20 134h272v36H20z',
    code: [{ x: 34, y: 157, text: '<div data-church data-app>' }],
  },
};
