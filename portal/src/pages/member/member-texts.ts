import { memberEn } from '../../content/en/member.ts';
import { translated } from '../../lib/translated.ts';

export const useMemberTexts = translated(memberEn, () =>
  import('../../content/es/member.ts').then(({ memberEs }) => memberEs),
);
