import definition from 'remote-definition';
import { serverPart } from './server.tsx';

export const { render, gives } = serverPart(definition);
