import './no-generated-code.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { messageRules } from 'shared/contact';

/** The rules that the server has, too (C20). Their code is fetched when the form is first used. */
export const resolver = zodResolver(messageRules);
