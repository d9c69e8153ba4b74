import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deriveState } from '../../src/content/state-derivations.ts';
import type { StateTemplateData } from '../../src/content/states/types.ts';
import { stateProblems } from '../check/content.ts';
import { folderWith } from '../test-files.fixture.ts';
import { neighborsOf, newState } from './new-state.ts';

const scratch = folderWith({ 'content/states/.keep': '' }, afterAll, resolve('.build'));
const folder = join(scratch, 'content/states');
const nevada = join(folder, 'nevada.ts');

const drawMaps = vi.fn(async () => {});
const said = vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => {
  said.mockClear();
  rmSync(nevada, { force: true });
});

const todos = /todo\(\s*'([^']*)',?\s*\)/g;

/** What the type check says about the file, as if it lay in src/content/states. */
function typeErrors(): string[] {
  const config = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { rootDirs: [join(scratch, 'content'), resolve('src/content')] },
    include: [nevada],
  };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', scratch],
    {
      encoding: 'utf8',
    },
  );
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

describe('npm run new:state', () => {
  it('fails the type check at each todo, in words that say what to write', async () => {
    await newState(['nevada'], folder, drawMaps);
    const hints = [...readFileSync(nevada, 'utf8').matchAll(todos)].map(([, hint]) => hint);
    expect(hints.length).toBeGreaterThan(40);
    const errors = typeErrors();
    expect(errors).toHaveLength(hints.length);
    for (const [index, hint] of hints.entries()) expect(errors[index]).toContain(`Todo<"${hint}">`);
  });

  it('makes a sound page once the todos are written', async () => {
    await newState(['nevada'], folder, drawMaps);
    const written = readFileSync(nevada, 'utf8')
      .replace(/(annualDivorceCases: )todo\([^)]*\)/, "$1'14,000'")
      .replace(/(licensedAttorneys: )todo\([^)]*\)/, "$1'1,000+'")
      .replace(/(researchPercentage|stateSpecificStatistic)(: )todo\([^)]*\)/g, "$1$2'70%'")
      .replace(/(clientName: )todo\([^)]*\)/, "$1'Ada Ames, founding attorney, solo practice, Reno'")
      .replace(todos, "'$1'");
    writeFileSync(nevada, written);
    expect(typeErrors()).toEqual([]);
    const alone = join(scratch, 'alone.ts');
    writeFileSync(alone, written.replace(/^import .*$/gm, '').replace('satisfies StateTemplateData', ''));
    const { default: content } = (await import(alone)) as { default: StateTemplateData };
    expect(stateProblems('nevada.ts', content)).toEqual([]);
    expect(deriveState(content).monthlySearches).toBe(2100);
    expect(content.borderStates.map(({ name }) => name)).toEqual(['California', 'Utah', 'Idaho', 'Oregon']);
    expect([content.majorCity1, content.smallCities.length]).toEqual(['Las Vegas', 16]);
  });

  it('draws the map and says what comes next, in four steps', async () => {
    drawMaps.mockClear();
    await newState(['nevada'], folder, drawMaps);
    expect(drawMaps).toHaveBeenCalledOnce();
    expect(said.mock.calls.join('\n').match(/^\d\./gm)).toHaveLength(4);
  });

  it('never writes over a file', async () => {
    writeFileSync(nevada, 'mine');
    await expect(newState(['Nevada'], folder, drawMaps)).rejects.toThrow('stays as it is');
    expect(readFileSync(nevada, 'utf8')).toBe('mine');
  });

  it('answers a misspelled name with one sentence', async () => {
    const answer = new Error('“nevda” is no US state. The names are in src/lib/us-states.ts.');
    await expect(newState(['nevda'], folder, drawMaps)).rejects.toThrow(answer);
  });

  it('asks for a name when there is none', async () => {
    await expect(newState([], folder, drawMaps)).rejects.toThrow(
      new Error('Name a state: npm run new:state -- nevada'),
    );
  });
});

describe('neighborsOf', () => {
  it('counts common borders, and no corner', () => {
    expect(new Set(neighborsOf('arizona').bordering)).toEqual(new Set(['new-mexico', 'utah', 'california', 'nevada']));
  });

  it('goes on with the nearest', () => {
    const { bordering, others } = neighborsOf('maine');
    expect([bordering, others[0]]).toEqual([['new-hampshire'], 'vermont']);
    expect(neighborsOf('oregon').bordering).not.toContain('oregon');
  });
});
