import type { ComponentOrigin } from '@stoa/ui/docs'
import { ComponentLink } from '../.storybook/docs/page-link.tsx'
import { told } from './told.ts'

const reasons: Readonly<Record<ComponentOrigin, string>> = {
  native:
    'Links, forms, controls and the top layer of the browser: keyboards and assistive technology know them.',
  Radix: 'Tabs and messages: their keys, swipes and timers are worked out there.',
  'React Aria': 'Fields and choices whose keyboard, locale and validation the browser does not have.',
}

/** Components by whose behavior they have, as their docs tell it. */
export function Origins() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Why</th>
          <th scope="col">Components</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(reasons).map(([from, why]) => (
          <tr key={from}>
            <th scope="row">{from === 'native' ? 'The browser' : from}</th>
            <td>{why}</td>
            <td>
              {told
                .filter(({ docs }) => docs.from === from)
                .map(({ name }, place) => (
                  <span key={name}>
                    {place > 0 && ', '}
                    <ComponentLink name={name} />
                  </span>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
