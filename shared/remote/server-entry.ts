import definition from 'remote-definition';
import { serverPart } from './server.tsx';

export const { render, warm, gives } = serverPart(definition);
