/**
 * The pattern that sign-up, invitations and the portal's forms share: one @, a dot after it, no blanks. In a file of its own,
 * so that a page which checks with it does not fetch the schemas.
 */
export const EMAIL_PATTERN = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/;
