/** How often something may be tried: `points` times in `seconds`. */
export interface Limit {
  points: number;
  seconds: number;
}

/**
 * The limits of one operation. An account is one that is signed in, or that an e-mail address names. `failed` counts
 * the tries that fail, the others count every try.
 */
export interface OperationLimits {
  address: Limit;
  account?: Limit;
  failed?: {
    /** From one address to one account: somebody who guesses locks out only himself. */
    here: Limit;
    /** To one account from all addresses: many that guess together. */
    everywhere: Limit;
  };
}

const minute = 60;
const hour = 60 * minute;

export const limits = {
  login: {
    address: { points: 10, seconds: minute },
    failed: { here: { points: 10, seconds: 15 * minute }, everywhere: { points: 100, seconds: 15 * minute } },
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
    failed: { here: { points: 5, seconds: hour }, everywhere: { points: 10_000, seconds: hour } },
  },
  /** Each one writes a mail to the account. */
  verifyAddress: { address: { points: 10, seconds: hour }, account: { points: 3, seconds: 15 * minute } },
  confirmAddress: { address: { points: 30, seconds: 15 * minute } },
  /** The password asked for again, of one who is signed in. */
  confirmPassword: {
    address: { points: 20, seconds: 15 * minute },
    failed: { here: { points: 10, seconds: 15 * minute }, everywhere: { points: 30, seconds: 15 * minute } },
  },
  contact: { address: { points: 10, seconds: hour }, account: { points: 10, seconds: hour } },
  /** Mails to the address that a message names as its sender: nobody floods somebody else with them. */
  receipt: { address: { points: 10, seconds: hour }, account: { points: 10, seconds: hour } },
  /** Links to lists; reading by one needs none: nobody guesses 256 bits. */
  shareWishlist: { address: { points: 60, seconds: hour }, account: { points: 30, seconds: hour } },
  /** Five messages with all their files; what no message names is kept for a day. */
  upload: { address: { points: 20, seconds: hour }, account: { points: 20, seconds: hour } },
} as const satisfies Record<string, OperationLimits>;

export type LimitedOperation = keyof typeof limits;
export type Limits = Record<LimitedOperation, OperationLimits>;
