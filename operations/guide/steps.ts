import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'

const SECTION = /^## A whole shop, step by step\n([\s\S]*?)^## /m
const STEP = /^\*\*\d+\. (.+?)\.\*\*[^`]*(?:`[^`\n]+`[^`]*)*^```sh\n([\s\S]*?)^```/gm

/** The steps of the guide to a whole shop: what to type, by their names. */
export function readSteps(): Map<string, string> {
  const [, section] = SECTION.exec(readFileSync(inRoot('docs/operations.md'), 'utf8')) ?? []
  assert.ok(section, 'docs/operations.md has the guide')
  const steps = new Map([...section.matchAll(STEP)].map(([, name = '', script = '']) => [name, script]))
  assert.equal(steps.size, section.match(/^```sh$/gm)?.length, 'each block of the guide belongs to a step')
  return steps
}

/** The step with this machine's values in place of the examples. Each of them must have an example. */
export function withValues(script: string, values: Record<string, string>): string {
  let text = script
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^export ${name}=.*$`, 'm')
    assert.match(text, line)
    text = text.replace(line, () => `export ${name}='${value}'`)
  }
  return text
}
