interface Address {
  port: number;
  host: string;
}

/** Where a server listens: on the open socket that it was handed, by its number, or at its own address. */
export const listenAt = (address: Address, fd: number | undefined): Address & { fd?: number } => ({
  ...address,
  ...(fd !== undefined && { fd }),
});
