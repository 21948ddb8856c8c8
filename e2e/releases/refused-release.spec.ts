import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from 'shared/build';
import { publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import { liveVersion, makeLive, siteRegistry } from '../site/site-registry.ts';
import { expect, test } from '../site/test.ts';

const slider = 'mf-catalogue/product-slider@1';

test('a release without the product slider is refused and says who needs it; ops can force it, and go back', async () => {
  const registry = siteRegistry();
  const before = await liveVersion('mf-catalogue');
  const folder = mkdtempSync(join(tmpdir(), 'without-slider-'));
  try {
    cpSync(buildFolder('production', 'mf-catalogue'), folder, { recursive: true });
    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const gives = manifest.gives.filter((contract: string) => contract !== slider);
    writeFileSync(path, JSON.stringify({ ...manifest, gives }));
    const publish = (force: boolean) =>
      publishFolder(registry, folder, { live: true, force, by: 'e2e', why: 'no more sliders' });

    const refusal = await publish(false).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refusal).toContain(`uses ${slider}`);
    expect(refusal).toMatch(/mf-content \d/);
    expect(await liveVersion('mf-catalogue')).toBe(before);

    const { version } = await publish(true);
    expect(await liveVersion('mf-catalogue')).toBe(version);
    const [forced] = await registry.history({ remote: 'mf-catalogue', limit: 1 });
    expect(forced).toMatchObject({ action: 'make-live', forced: true, to: version });
    expect(forced?.why).toContain(`uses ${slider}`);

    const preview = await registry.canGoLive({ name: 'mf-catalogue' });
    expect(preview).toMatchObject({ from: version, to: before, reasons: [] });
    await registry.rollBack('mf-catalogue', { by: 'e2e', why: 'the sliders are back' });
    expect(await liveVersion('mf-catalogue')).toBe(before);
  } finally {
    rmSync(folder, { recursive: true });
    if ((await liveVersion('mf-catalogue')) !== before) await makeLive('mf-catalogue', before);
  }
});
