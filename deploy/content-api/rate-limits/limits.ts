/** How often something may be tried: `points` times in `seconds`. */
export interface Limit {
  points: number;
  seconds: number;
}

/**
 * The limits of one operation. An account is one that is signed in, or that an e-mail address names. `failed` counts
 * the tries that fail, the others count every try.
 */
interface OperationLimits {
  /** Of an IP address. */
  address: Limit;
  account?: Limit;
  failed?: {
    /** Brute force from one address against one account: it locks out that address only. */
    fromOneAddress: Limit;
    /** Distributed brute force: against one account from all addresses. */
    fromAllAddresses: Limit;
  };
}

const minute = 60;
const hour = 60 * minute;

export const limits = {
  login: {
    address: { points: 10, seconds: minute },
    failed: {
      fromOneAddress: { points: 10, seconds: 15 * minute },
      fromAllAddresses: { points: 100, seconds: 15 * minute },
    },
  },
  createAccount: { address: { points: 20, seconds: hour }, account: { points: 5, seconds: hour } },
  /** Each one writes a mail to the account. */
  lostPassword: { address: { points: 10, seconds: hour }, account: { points: 3, seconds: 15 * minute } },
  /**
   * A temporary password is good for an hour and has 59 bits: the limit for all addresses together, which a stranger can
   * reach to keep its owner out, may be high.
   */
  resetPassword: {
    address: { points: 10, seconds: 15 * minute },
    failed: { fromOneAddress: { points: 5, seconds: hour }, fromAllAddresses: { points: 10_000, seconds: hour } },
  },
  /** Each one writes a mail to the account. */
  verifyAddress: { address: { points: 10, seconds: hour }, account: { points: 3, seconds: 15 * minute } },
  confirmAddress: { address: { points: 30, seconds: 15 * minute } },
  /** Re-authentication of a visitor who is signed in. */
  confirmPassword: {
    address: { points: 20, seconds: 15 * minute },
    failed: {
      fromOneAddress: { points: 10, seconds: 15 * minute },
      fromAllAddresses: { points: 30, seconds: 15 * minute },
    },
  },
  contact: { address: { points: 10, seconds: hour }, account: { points: 10, seconds: hour } },
  /** Mails to the address that a message names as its sender, so that it cannot be flooded with them. */
  receipt: { address: { points: 10, seconds: hour }, account: { points: 10, seconds: hour } },
  /** Mails that ask for a message to be confirmed: anybody may name anybody's address. */
  holdMessage: { address: { points: 10, seconds: hour }, account: { points: 3, seconds: hour } },
  /** Links to lists. Reading by a link has no limit: 256 random bits cannot be guessed. */
  shareWishlist: { address: { points: 60, seconds: hour }, account: { points: 30, seconds: hour } },
  /** Five messages with all their files; a file that no message names is stored for a day. */
  upload: { address: { points: 20, seconds: hour }, account: { points: 20, seconds: hour } },
} as const satisfies Record<string, OperationLimits>;

export type LimitedOperation = keyof typeof limits;
export type Limits = Record<LimitedOperation, OperationLimits>;
