import type { Env } from '../env.ts';

/** Explains a connection error of the mail server and which setting fixes it; undefined for any other code. */
export function explainConnectionError(code: string, { SMTP_URL }: Pick<Env, 'SMTP_URL'>): string | undefined {
  if (!SMTP_URL) return undefined;
  const { host, hostname } = new URL(SMTP_URL);
  const certificate = (problem: string, fix: string) =>
    `The certificate of the mail server at ${host} ${problem}. ${fix}`;
  switch (code) {
    case 'ECONNREFUSED':
      return `No mail server listens at ${host}. Start it, or correct SMTP_URL.`;
    case 'EDNS':
    case 'ENOTFOUND':
      return `No host is called ${hostname}. Correct SMTP_URL.`;
    case 'ETIMEDOUT':
      return `The mail server at ${host} doesn’t answer. Check the port in SMTP_URL (465 needs smtps:) and the firewall.`;
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return certificate('is self-signed', installOrTrust);
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return certificate('comes from an authority that this machine doesn’t know', installOrTrust);
    case 'CERT_HAS_EXPIRED':
      return certificate('has expired', 'Renew it on the mail server.');
    case 'CERT_NOT_YET_VALID':
      return certificate('isn’t valid yet', 'Check the clock of this machine.');
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return certificate(
        `isn’t for the host name ${hostname}`,
        'Write the name that is in the certificate in SMTP_URL.',
      );
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
      return `The mail server at ${host} doesn’t begin with TLS. Write smtp: instead of smtps: in SMTP_URL.`;
    default:
      return undefined;
  }
}

const installOrTrust =
  'Install one of a public authority there, or add ?tls.rejectUnauthorized=false to SMTP_URL if you trust the network between.';
