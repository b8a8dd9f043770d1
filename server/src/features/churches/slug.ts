/** Letters, digits and single hyphens, 3 to 40, neither first nor last a hyphen. */
export const slugPattern = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** People without a church, and our home page, use this one. */
export const ownChurchSlug = 'lampstand';

const reserved = new Set(
  `${ownChurchSlug} about account accounts admin api app apps assets auth billing blog church church-admin churches
  contact data demo dev docs embed embed-api example examples files health help home invitation invitations join
  legal login logout mail member members metrics null oembed operator portal press pricing privacy root security
  settings signup staff static status subscription super-admin support system terms test undefined user users
  verify volunteer webhook webhooks www`.split(/\s+/),
);

/** Whether a slug (already folded) is kept back because it names a part of the product. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}
