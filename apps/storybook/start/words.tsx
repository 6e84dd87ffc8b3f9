import { english as backOffice } from '@stoa/back-office/messages'
import { english } from '@stoa/ui/messages/en'
import { useState } from 'react'

type Table = Readonly<Record<string, unknown>>

const tables: Readonly<Record<string, Table>> = { ...english, ...backOffice }
const rows = Object.entries(tables).flatMap(([component, words]) =>
  Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ component, key, text }] : [],
  ),
)

/** Every English word of the components, found by component, key or text. */
export function Words() {
  const [sought, setSought] = useState('')
  const found = sought
    ? rows.filter(row => Object.values(row).some(text => text.toLowerCase().includes(sought.toLowerCase())))
    : []
  return (
    <>
      <label className="room-search">
        Search {rows.length} labels
        <input type="search" value={sought} onChange={event => setSought(event.target.value)} />
      </label>
      {sought && (
        <p aria-live="polite">
          {found.length} found{found.length > 60 && ', the first 60 are shown'}
        </p>
      )}
      {found.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Component and key</th>
              <th scope="col">English</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, 60).map(({ component, key, text }) => (
              <tr key={`${component}.${key}`}>
                <td>
                  <code>
                    {component}.{key}
                  </code>
                </td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
