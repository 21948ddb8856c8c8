import { addressProof, isAddressProof, uidOfProof } from '../../tokens/address-proof.ts';
import type { Visitor } from '../visitor.ts';
import type { AccountsOptions } from './accounts-options.ts';
import { type Answer, done, failed } from './answers.ts';
import { signedIn } from './signed-in.ts';

export interface VerifyAddress {
  /** Mails the link that confirms the caller's address. Throws the failure 403 where nobody is signed in. */
  askForVerification(visitor: Visitor): Promise<Answer>;
  /** Anyone who has the link confirms the address, signed in or not. A link that is not good is an answer with `isError`. */
  verify(proof: string, visitor: Visitor): Promise<Answer>;
}

/** Addresses are confirmed by a link; nothing waits for it, but the account says whether it was done. */
export function createVerifyAddress(options: AccountsOptions): VerifyAddress {
  const { accounts, sessions, secret, limits, background, mails } = options;
  return {
    async askForVerification(visitor) {
      const { address, language, caller } = visitor;
      const account = await signedIn(sessions, caller);
      await limits.count('verifyAddress', { address, account: account.id });
      const proof = addressProof(secret, account);
      background.run('a confirmation could not be mailed', () => mails.addressToVerify(account.email, visitor, proof));
      return done('linkSent', language);
    },

    async verify(proof, { address, language }) {
      await limits.count('confirmAddress', { address });
      const uid = uidOfProof(proof);
      const account = uid === undefined ? undefined : await accounts.byUid(uid);
      if (!account || !isAddressProof(secret, account, proof)) return failed('linkWrong', language);
      await accounts.verifyEmail(account.id, account.email);
      return done('verified', language);
    },
  };
}
