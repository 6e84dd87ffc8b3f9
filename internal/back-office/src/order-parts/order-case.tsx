'use client'

import { Badge, type BadgeProps } from '@stoa/ui/badge'
import { DescriptionList } from '@stoa/ui/description-list'
import { Heading } from '@stoa/ui/heading'
import { useLabels } from '@stoa/ui/internal/system'
import { OrderMoney, useOrderDates } from '@stoa/ui/order'
import { Picture, type PictureData } from '@stoa/ui/picture'
import { Text } from '@stoa/ui/text'
import type { ReactNode } from 'react'
import * as styles from './order-parts.css.ts'
import { orderPartsLabels } from './order-parts.labels.ts'

export interface OrderCaseProps {
  /** The heading and the name of the case. */
  title: string
  /** Badge next to the title. Leave out for none. */
  status?: { label: string; tone: BadgeProps['tone'] } | undefined
  /** Time of its beginning, ISO 8601. */
  at: string
  /** Status and next step. */
  text?: ReactNode
  /** Affected items with quantities. Default none. */
  pieces?: readonly { id: string; title: string; quantity: number; note?: string | undefined }[] | undefined
  /** Text of the buyer, or of the shop if `isByShop`. `null` or left out: none. */
  words?: string | null | undefined
  /** Pictures of the buyer, or of the shop if `isByShop`. Default none. */
  pictures?: readonly PictureData[] | undefined
  /** Whether text and pictures are the shop's. Default `false`. */
  isByShop?: boolean
  /** Further facts, each with its label. Default none. */
  facts?: readonly (readonly [label: string, value: string])[] | undefined
  /** Possible actions, such as buttons. */
  children?: ReactNode
}

/** Shows a return, a claim, a dispute or a cancellation to the shop. */
export function OrderCase({
  title,
  status,
  at,
  text,
  pieces = [],
  words,
  pictures = [],
  isByShop = false,
  facts = [],
  children,
}: OrderCaseProps) {
  const t = useLabels('orderParts', orderPartsLabels)
  const { day } = useOrderDates()
  return (
    <article className={styles.caseCard} data-component="OrderCase" aria-label={title}>
      <div className={styles.parcelHead}>
        <Heading level={3} step="title4">
          {title}
        </Heading>
        {status && (
          <Badge tone={status.tone} dot>
            {status.label}
          </Badge>
        )}
        <time dateTime={at} className={styles.when}>
          {day(at)}
        </time>
      </div>
      {text && <p>{text}</p>}
      {pieces.length > 0 && (
        <ul>
          {pieces.map(piece => (
            <li key={piece.id}>
              <span>{`${t('times', { quantity: piece.quantity })} ${piece.title}`}</span>
              {piece.note && <span className={styles.detail}>{` · ${piece.note}`}</span>}
            </li>
          ))}
        </ul>
      )}
      <DescriptionList layout="stacked" items={facts.map(([term, description]) => ({ term, description }))} />
      {words && (
        <div>
          <p className={styles.detail}>{t(isByShop ? 'shopSays' : 'buyerSays')}</p>
          <p className={styles.quote} dir="auto">
            {words}
          </p>
        </div>
      )}
      {pictures.length > 0 && (
        <ul className={styles.sentPictures}>
          {pictures.map((picture, index) => (
            <li key={picture.id} className={styles.sentPicture}>
              <Picture
                picture={{
                  ...picture,
                  alt: picture.alt || t(isByShop ? 'shopPicture' : 'buyerPicture', { number: index + 1 }),
                }}
                sizes="96px"
                rounded="sm"
              />
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  )
}

export interface AmountsBackProps {
  /** Refund to the buyer, in minor units; `null` until it is known for the first time. */
  amounts: { items: number; delivery: number; postage?: number | undefined; total: number } | null
  /** ISO 4217 code. */
  currency: string
  /** Newer amounts are being asked for. Default `false`. */
  loading?: boolean
  /** Problem of the last request, such as a `Note`. */
  children?: ReactNode
}

/** Previews the refund of a step before it is taken. */
export function AmountsBack({ amounts, currency, loading = false, children }: AmountsBackProps) {
  const t = useLabels('orderParts', orderPartsLabels)
  return (
    <div
      className={styles.caseCard}
      aria-busy={loading || undefined}
      role="status"
      data-component="AmountsBack"
    >
      <Text as="div" emphasis="strong">
        {t('goesBack')}
      </Text>
      {amounts ? (
        <OrderMoney
          currency={currency}
          amounts={[
            { label: t('items'), amount: amounts.items },
            { label: t('delivery'), amount: amounts.delivery },
            ...(amounts.postage ? [{ label: t('postage'), amount: amounts.postage }] : []),
            { label: t('total'), amount: amounts.total, kind: 'total' },
          ]}
        />
      ) : (
        !children && <p className={styles.detail}>{t('pricing')}</p>
      )}
      {children}
    </div>
  )
}
