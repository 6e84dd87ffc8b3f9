import { useLabels } from '../../system/index.ts'
import * as styles from './review.css.ts'
import { reviewLabels } from './review.labels.ts'

/** Reply of a shop to a review or a question. */
export interface ReplyData {
  /** Name of the author, usually the shop's. */
  author: string
  /** The answer. */
  text: string
}

export function Reply({ reply: { author, text } }: { reply: ReplyData }) {
  const t = useLabels('review', reviewLabels)
  return (
    <div className={styles.reply}>
      <b className={styles.author}>{t('reply', { author })}</b>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
