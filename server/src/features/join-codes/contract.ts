/** The church's join code as it is printed. `createdAt` is epoch ms. */
export interface JoinCode {
  /** "ABCD-EFGH". */
  code: string;
  /** Address that opens the join page with the code filled in. */
  link: string;
  /** Address of a poster with the link's QR code, ready to print. */
  poster: string;
  createdAt: number;
}
