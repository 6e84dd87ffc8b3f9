import type { Case, CaseSide } from '@stoa/api-client/operator-schema'
import { Picture } from '@stoa/ui/picture'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { timeInWords } from '../../api/in-words.ts'
import { Section } from '../../frame/section.tsx'
import { casePageLabels as t } from './case-page.labels.ts'
import * as styles from './case-sides.css.ts'

/** Columns of a case by who wrote: both sides, and the decision once there is one. */
const COLUMNS = [
  { id: 'buyers', who: ['buyer'] },
  { id: 'contents', who: ['author'] },
  { id: 'reporters', who: ['visitor'] },
  { id: 'shops', who: ['shop'] },
  { id: 'marketplace', who: ['marketplace'] },
] as const

/** Shows the texts and pictures of both sides next to each other. A side that has written nothing says so. */
export function CaseSides({ kind, sides }: Case) {
  const always: readonly string[] = kind === 'report' || kind === 'withdrawal' ? [] : ['buyers', 'shops']
  return (
    <div className={styles.sides}>
      {COLUMNS.map(({ id, who }) => {
        const said = sides.filter(each => who.some(one => one === each.who))
        if (said.length === 0 && !always.includes(id)) return null
        return (
          <Section key={id} title={t[id]}>
            {said.length === 0 && <Text emphasis="soft">{t.silent}</Text>}
            {said.map((each, at) => (
              <Said key={`${at} ${each.what}`} side={each} />
            ))}
          </Section>
        )
      })}
    </div>
  )
}

function Said({ side: { what, name, text, pictures, at } }: { side: CaseSide }) {
  return (
    <Stack gap="sm">
      <Text emphasis="strong">{at === null ? t.what[what] : t.written(t.what[what], timeInWords(at))}</Text>
      {name !== null && (
        <p className={styles.note} dir="auto">
          {name}
        </p>
      )}
      {text !== null && (
        <p className={styles.said} dir="auto">
          {text}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Picture
                picture={{ ...picture, alt: picture.alt || t.picture(index + 1) }}
                sizes="(min-width: 1024px) 240px, 45vw"
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
