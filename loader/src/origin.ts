/** Our own address, written into the file by the server, so that a copy on another host still finds us. */
export const ORIGIN = '__LAMPSTAND_ORIGIN__';
