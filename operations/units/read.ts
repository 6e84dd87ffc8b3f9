import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const UNITS = import.meta.dirname

export interface UnitOptions {
  /** Instance name after the @, such as a port. */
  instance?: string
  /** Folders of the units on this machine: `/opt/stoa/api` → `…/apps/api`. */
  folders: Record<string, string>
}

export interface UnitService {
  /** Its file is relative to the folder. Empty for lines that units share. */
  command: string[]
  folder: string
  env: Record<string, string>
  /** Files of the secrets, by the name of their copy. */
  credentials: Record<string, string>
}

/** Reads a unit and the lines that all units share as systemd would, as far as they decide how its process starts. */
export function readUnit(name: string, { instance = '', folders }: UnitOptions): UnitService {
  const local = (text: string) =>
    Object.entries(folders).reduce((made, [from, to]) => made.replaceAll(from, to), text)
  const lines = [name, 'stoa-.service.d/shared.conf']
    .flatMap(file => readFileSync(join(UNITS, file), 'utf8').split('\n'))
    .map(line => /^(\w+)=(.*)$/.exec(line))
    .filter(match => match !== null)
    .map(([, key, value]) => ({ key, value: local(value!.replaceAll('%i', instance)) }))
  const all = (key: string) => lines.filter(line => line.key === key).map(({ value }) => value)
  const given = all('Environment').flatMap(value => value.split(' '))
  return {
    command: all('ExecStart')[0]?.split(' ') ?? [],
    folder: all('WorkingDirectory')[0]!,
    // Files win over lines.
    env: {
      ...Object.fromEntries(given.map(entry => entry.split(/=(.*)/s).slice(0, 2) as [string, string])),
      ...Object.assign({}, ...all('EnvironmentFile').map(file => parseEnv(readFileSync(file, 'utf8')))),
    },
    credentials: Object.fromEntries(all('LoadCredential').map(value => value.split(':') as [string, string])),
  }
}
