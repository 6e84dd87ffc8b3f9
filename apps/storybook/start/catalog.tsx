import { useState } from 'react'
import { ComponentLink } from '../.storybook/docs/page-link.tsx'
import { findComponents } from './find-components.ts'
import { told } from './told.ts'

/** Every component with a link to its page and when to use it, by the sections of the sidebar or as sought. */
export function Catalog() {
  const [sought, setSought] = useState('')
  const found = findComponents(told, sought)
  return (
    <>
      <label className="room-search">
        Search {told.length} components by name, keyword or purpose
        <input type="search" value={sought} onChange={event => setSought(event.target.value)} />
      </label>
      {sought ? (
        <>
          <p aria-live="polite">{found.length} found</p>
          {found.length > 0 && <Table of={found} />}
        </>
      ) : (
        ['Components', 'Patterns', 'Seller'].map(section => {
          const members = told.filter(one => one.section === section)
          return (
            <details key={section}>
              <summary>
                {section}, {members.length}
              </summary>
              <Table of={members} />
            </details>
          )
        })
      )}
    </>
  )
}

const Table = ({ of }: { of: typeof told }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Component</th>
        <th scope="col">Group</th>
        <th scope="col">When to use it</th>
      </tr>
    </thead>
    <tbody>
      {of.map(({ group, name, docs }) => (
        <tr key={name}>
          <th scope="row">
            <ComponentLink name={name} />
          </th>
          <td>{group}</td>
          <td>{docs.usage}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
