import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from './head-rules.ts';

/** The schema of sitemaps.org demands one for every element of another namespace; images are all that we add. */
const imageSchema = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  targetNamespace="http://www.google.com/schemas/sitemap-image/1.1">
  <xsd:element name="image"><xsd:complexType><xsd:sequence>
    <xsd:element name="loc" type="xsd:anyURI"/>
  </xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`;

const bothSchemas = (sitemap: string, image: string) => `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="${sitemap}"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="${image}"/>
</xsd:schema>`;

/** Whether the machine has xmllint, of libxml2. */
export const hasXmllint = (): boolean => spawnSync('xmllint', ['--version'], { stdio: 'ignore' }).status === 0;

/** What keeps dist/sitemap.xml from being valid against the schema of sitemaps.org. */
export function sitemapFaults(distDir: string): Fault[] {
  const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
  try {
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return pathToFileURL(join(folder, name)).href;
    };
    const packageFile = createRequire(import.meta.url).resolve('sitemap/package.json');
    const own = pathToFileURL(join(packageFile, '..', 'schema', 'sitemap.xsd')).href;
    file('both.xsd', bothSchemas(own, file('image.xsd', imageSchema)));
    const sitemap = join(distDir, 'sitemap.xml');
    const { status, stderr } = spawnSync(
      'xmllint',
      ['--noout', '--nonet', '--schema', join(folder, 'both.xsd'), sitemap],
      { encoding: 'utf8' },
    );
    if (status === 0) return [];
    const faults = stderr.split('\n').filter((line) => line !== '' && !line.endsWith('fails to validate'));
    return faults.length > 0 ? faults : [`xmllint ended with status ${status} and gave no reason for ${sitemap}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
