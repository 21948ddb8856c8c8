import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type MessageInput, messageRules, type WrittenMessage } from 'shared/contact';

/** The rules that the server has, too. They are a chunk of their own, fetched when the form is first used. */
export const resolver = standardSchemaResolver<MessageInput, unknown, WrittenMessage>(messageRules);
