import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  contentContainer,
  gatewayContainer,
  publishContainer,
  renderContainer,
} from '../../deploy/production/kubernetes/containers.ts';
import { eventually } from '../../deploy/testing/eventually.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { buildImage, cannotBuild } from './build-image.ts';
import { importContent, port, startContainer } from './run-container.ts';

const cluster = {
  hosts: [],
  image: 'site',
  secret: 'site',
  certificate: 'certificate',
  media: 'media',
  podRange: '10.1.0.0/16',
  databaseRange: '10.2.0.0/16',
  ingressNamespace: 'ingress',
  monitoringNamespace: 'monitoring',
};
const megabyte = 1e6;

test('the image of all servers is what they need: they run in it as nobody, write nothing into it, and answer a page', async () => {
  const missing = cannotBuild();
  test.skip(missing !== undefined, missing);
  test.setTimeout(30 * 60_000);
  const { root, remove } = buildImage();
  try {
    const files = globSync('**', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
    const system = files
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
      .filter((path) => !path.startsWith('app/'));
    const programs = system.filter((path) => !/\.so(?:\.\d+)*$/.test(path));
    expect(programs.sort()).toEqual(['bin/sh', 'usr/bin/nice', 'usr/local/bin/node']);
    const tools = files.filter(({ name }) =>
      /^(?:npm|npx|corepack|yarn|git|curl|wget|gcc|cc|make|python3?|apt|tsc)$/.test(name),
    );
    expect(tools.map(({ parentPath, name }) => join(parentPath, name))).toEqual([]);

    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    console.log(`The image has ${(bytes / megabyte).toFixed(0)} MB`);
    const [, said] =
      /The image has (\d+) MB/.exec(readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')) ?? [];
    expect(Math.abs(bytes / megabyte / Number(said) - 1), 'as docs/operations.md says').toBeLessThan(0.1);

    const content = startContainer(root, contentContainer(cluster));
    const containers = [content];
    try {
      await eventually(() => content.answers(port('content')));
      expect(await startContainer(root, publishContainer(cluster)).ended).toBe(0);
      containers.push(startContainer(root, renderContainer(cluster)), startContainer(root, gatewayContainer(cluster)));
      const page = () => fetchPage('/fr', 'fr', port('gateway'));
      const shows = (status: number) =>
        eventually(async () => (await page().catch(() => undefined))?.status === status);
      // Until there is content, as the document says.
      await shows(404);
      importContent(port('content'));
      await shows(200);
      const { text } = await page();
      for (const part of ['<html lang="fr-FR"', 'data-remote="mf-content"'])
        expect(text.includes(part), part).toBe(true);
    } finally {
      for (const container of containers.reverse()) await container.end();
    }
  } finally {
    remove();
  }
});
