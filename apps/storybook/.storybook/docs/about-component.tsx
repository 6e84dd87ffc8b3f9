import type { ComponentDocs } from '@stoa/ui/docs'
import { Heading, Source, Subheading } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { ArgTypes } from 'storybook/internal/types'
import { useTheme } from 'storybook/theming'
import { payloadOf } from '../controls.ts'
import { type ComponentData, reactWeight } from './docs-data.ts'

/** Read once the page is there; nothing until then. */
function useRead<T>(read: () => Promise<T>, key: string): T | undefined {
  const [found, setFound] = useState<T>()
  useEffect(() => {
    let isWanted = true
    void read().then(value => isWanted && setFound(() => value))
    return () => {
      isWanted = false
    }
  }, [key])
  return found
}

const engines = {
  native: 'Built on the browser',
  Radix: 'Behavior by Radix',
  'React Aria': 'Behavior by React Aria',
} as const

/** Its status and whose behavior it is, in one line. */
export function About({ docs }: { docs: ComponentDocs | undefined }) {
  if (!docs) return null
  return (
    <p className="room-about">
      <span data-status={docs.status ?? 'stable'}>{docs.status ?? 'stable'}</span>
      <span>{engines[docs.from]}</span>
    </p>
  )
}

export function Imports({ data }: { data: ComponentData }) {
  const { base } = useTheme()
  const line = useRead(data.readLine, data.entry)
  if (!line) return null
  const parts =
    line.length > 100 ? line.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', ',\n}') : line
  return <Source language="tsx" dark={base === 'dark'} code={parts} />
}

/** Words between backticks are code. */
export const Words = ({ children }: { children: string }) =>
  children.split('`').map((part, place) => (place % 2 ? <code key={place}>{part}</code> : part))

const Table = ({
  heads,
  rows,
}: {
  heads: readonly string[]
  rows: readonly (readonly [name: string, ...cells: string[]])[]
}) => (
  <table>
    <thead>
      <tr>
        {heads.map(head => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          {cells.map((cell, place) => (
            <td key={place}>
              <Words>{cell}</Words>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** What it tells its host, when, and with what. */
export function Events({ argTypes }: { argTypes: ArgTypes }) {
  const rows = Object.entries(argTypes)
    .filter(([name]) => isEvent(name))
    .map(([name, { description = '', table }]) => {
      const payload = payloadOf(String(table?.type?.summary ?? ''))
      return [name, description, payload ? `\`${payload}\`` : 'Nothing'] as const
    })
  if (rows.length === 0) return null
  return (
    <>
      <Subheading>Events</Subheading>
      <Table heads={['Event', 'When', 'What it hands over']} rows={rows} />
    </>
  )
}

export const isEvent = (prop: string) => /^on[A-Z]/.test(prop)

export const Keys = ({ keys }: { keys: ComponentDocs['keys'] }) => (
  <>
    <Subheading>Keyboard</Subheading>
    {typeof keys === 'string' ? <p>{keys}</p> : <Table heads={['Key', 'What it does']} rows={keys} />}
  </>
)

/** What a host's styles may hold on to, and the variables that the component asks for. */
export function Tokens({ hooks, data }: { hooks: ComponentDocs['hooks']; data: ComponentData }) {
  const tokens = useRead(data.readTokens, `${data.entry}/${data.docs?.usage}`) ?? []
  return (
    <>
      {typeof hooks === 'string' ? <p>{hooks}</p> : <Table heads={['Hook', 'Meaning']} rows={hooks} />}
      {tokens.length > 0 && (
        <>
          <p>These variables of the theme change how it looks:</p>
          <ul className="room-tokens">
            {tokens.map(token => (
              <li key={token}>
                {token.startsWith('--stoa-color-') && <span style={{ background: `var(${token})` }} />}
                <code>{token}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

export function Weight({ data: { entry, weight } }: { data: ComponentData }) {
  if (!weight) return null
  return (
    <>
      <Heading>Weight</Heading>
      <p>
        <code>{entry}</code> adds {weight.page.toFixed(1)} kB gzip to a page
        {weight.all > weight.page + 0.2 && `, ${weight.all.toFixed(1)} kB with all that it ever fetches`}.
        React itself is {reactWeight} kB.
      </p>
      <div className="room-weight" aria-hidden="true">
        <span style={{ inlineSize: `${(100 * weight.page) / (weight.page + reactWeight)}%` }} />
      </div>
    </>
  )
}
