import type { ReactNode } from 'react';
import type { Block } from '../../app/index.ts';
import type { ViewWords } from '../words.ts';

export interface BlockProps<B extends Block = Block> {
  block: B;
  words: ViewWords;
  /** Language of `words`. */
  lang: string;
  /** Language of the block's own text. */
  textLang: string;
  /** Title of the section around the block, so that a caption need not repeat it. */
  heading?: string;
}

/** The component of each kind of block. A kind that is not loaded yet is shown as ruled lines. */
export type BlockKinds = { [type in Block['type']]?: (props: BlockProps<Extract<Block, { type: type }>>) => ReactNode };

export interface BlocksProps extends Omit<BlockProps, 'block' | 'textLang'> {
  blocks: readonly Block[];
  /** Absent in English. */
  textLang?: string | undefined;
  kinds: BlockKinds;
}

/** Shows blocks one below the other. */
export function Blocks({ blocks, textLang = 'en', ...props }: BlocksProps) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} textLang={textLang} {...props} />
      ))}
    </>
  );
}

/** Shows one block by the component in `kinds`. */
export function BlockView({ kinds, ...props }: BlockProps & { kinds: BlockKinds }) {
  // The table maps each type to the component of that type; TypeScript cannot follow the pair through the union.
  const Kind = kinds[props.block.type] as ((props: BlockProps) => ReactNode) | undefined;
  return Kind ? <Kind {...props} /> : <div className="ruled" aria-hidden="true" />;
}
