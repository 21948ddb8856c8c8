import { done } from '../texts.ts';
import type { Resolvers } from './resolver-types.generated.ts';

/** Accounts, and the contact form. Passwords and tokens are checked in `accounts/`. */
export const account = {
  Query: {
    accountExport: (_root, _args, context) => context.accounts.of(context),
    refreshJwtToken: (_root, { token }, { accounts }) => accounts.refresh(token),
  },

  Mutation: {
    login: (_root, credentials, context) => context.accounts.login(credentials, context),
    createAccount: (_root, credentials, context) => context.accounts.create(credentials, context),
    register: (_root, credentials, context) => context.accounts.create(credentials, context),
    refreshJwtToken: (_root, { token }, { accounts }) => accounts.refresh(token),
    endSession: (_root, { everywhere }, context) => context.accounts.endSession(everywhere, context),
    updatePassword: (_root, change, context) => context.accounts.changePassword(change, context),
    lostPassword: (_root, { email }, context) => context.accounts.lose(email, context),
    resetPassword: (_root, reset, context) => context.accounts.reset(reset, context),
    requestEmailChange: (_root, wanted, context) => context.accounts.askForAddress(wanted, context),
    requestEmailVerification: (_root, _args, context) => context.accounts.askForVerification(context),
    verifyEmail: (_root, { proof }, context) => context.accounts.verify(proof, context),
    changeEmail: (_root, change, context) => context.accounts.changeAddress(change, context),
    deleteAccount: async (_root, { password }, context) => {
      await context.accounts.remove(password, context);
      return done('deleted', context.language);
    },
    sendToContact: (_root, { contact }, context) => context.contact.send(contact, context),
    holdMessage: (_root, { contact }, context) => context.contact.hold(contact, context),
    sendHeldMessage: (_root, { token }, context) => context.contact.sendHeld(token, context),
    submitContactForm: (_root, { contact }, context) => context.contact.send(contact, context),
  },

  /** The caller has shown the account's password or token, perhaps by a log-in in the same operation. */
  Account: {
    wishlists: ({ id }, _args, { wishlists }) => wishlists.of(id),
  },

  AccountExport: {
    emailVerified: ({ verifiedAt }) => verifiedAt !== null,
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    wishlists: ({ id }, _args, { wishlists }) => wishlists.of(id),
    messages: ({ id }, _args, { contact }) => contact.messagesOf(id),
  },

  ContactMessage: {
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
} satisfies Resolvers;
