'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { area, line } from 'd3-shape'
import { type PointerEvent, useRef, useState } from 'react'
import * as styles from './line-chart.css.ts'
import { lineChartLabels } from './line-chart.labels.ts'
import { HEIGHT, type Scales, scalesOf } from './scales.ts'
import { useWidth } from './use-width.ts'

export interface ChartPoint {
  /** Text below the axis: "12 Nov". */
  label: string
  /** Announced text: "12 November". */
  name: string
  /** The figure of the point. */
  value: number
  /** The figure of the same point in the period before, drawn dashed; `null` for none. */
  before: number | null
}

export interface LineChartProps {
  /** Plotted figure, such as "Sales by day"; its name for assistive technology. */
  label: string
  /** The points in order, at equal distances. With none, nothing is drawn. */
  points: readonly ChartPoint[]
  /** Writes a figure out, such as "$1,204.50". */
  format: (value: number) => string
  /** Writes a figure for the axis, shorter. Default `format`. */
  formatAxis?: ((value: number) => string) | undefined
}

const FIRST_WIDTH = 640
/** Width of a range input's thumb, whose middle stays half of it away from the ends. */
const THUMB = 16

/**
 * A line over time, and the period before as a dashed one. The drawing is hidden from assistive technology; a
 * transparent range input lies over it and reads each point: by arrows, Page, Home and End, by touch and by mouse.
 */
export function LineChart({ label, points, format, formatAxis = format }: LineChartProps) {
  const t = useLabels('lineChart', lineChartLabels)
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot, FIRST_WIDTH)
  const [at, setAt] = useState(points.length - 1)
  const [isRead, setRead] = useState(false)
  if (points.length === 0) return null

  const hasBefore = points.some(({ before }) => before !== null)
  const scales = scalesOf(
    points.flatMap(({ value, before }) => (before === null ? [value] : [value, before])),
    { width, count: points.length, formatAxis },
  )
  const current = Math.min(at, points.length - 1)
  const point = points[current]!
  const words =
    point.before === null
      ? t('point', { when: point.name, value: format(point.value) })
      : t('pointBefore', { when: point.name, value: format(point.value), before: format(point.before) })

  const onPointer = (event: PointerEvent<HTMLInputElement>) => {
    const box = plot.current?.getBoundingClientRect()
    if (!box) return
    setAt(scales.nearest(event.clientX - box.left))
    setRead(true)
  }

  return (
    <div className={styles.root} data-component="LineChart">
      {hasBefore && (
        <div className={styles.legend} aria-hidden="true">
          <span className={styles.key}>
            <svg aria-hidden="true" className={styles.keyLine} viewBox="0 0 20 10">
              <path className={styles.now} d="M1 5H19" />
            </svg>
            {t('now')}
          </span>
          <span className={styles.key}>
            <svg aria-hidden="true" className={styles.keyLine} viewBox="0 0 20 10">
              <path className={styles.before} d="M1 5H19" />
            </svg>
            {t('before')}
          </span>
        </div>
      )}
      <div ref={plot} className={styles.plot}>
        <Drawing points={points} scales={scales} formatAxis={formatAxis} cursor={isRead ? current : null} />
        <input
          type="range"
          className={styles.reader}
          style={{ left: scales.left - THUMB / 2, width: scales.right - scales.left + THUMB }}
          min={0}
          max={points.length - 1}
          step={1}
          value={current}
          aria-label={label}
          aria-valuetext={words}
          onChange={event => {
            setAt(event.target.valueAsNumber)
            setRead(true)
          }}
          onFocus={() => setRead(true)}
          onBlur={() => setRead(false)}
          onPointerMove={onPointer}
          onPointerLeave={event => {
            if (document.activeElement !== event.currentTarget) setRead(false)
          }}
        />
        {isRead && (
          <div
            className={styles.balloon}
            aria-hidden="true"
            style={
              scales.x(current) > width / 2
                ? { right: width - scales.x(current) + 10 }
                : { left: scales.x(current) + 10 }
            }
          >
            <span className={styles.balloonStrong}>
              {t('point', { when: point.label, value: format(point.value) })}
            </span>
            {point.before !== null && (
              <span>{t('point', { when: t('before'), value: format(point.before) })}</span>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

interface DrawingProps {
  points: readonly ChartPoint[]
  scales: Scales
  formatAxis: (value: number) => string
  cursor: number | null
}

function Drawing({ points, scales, formatAxis, cursor }: DrawingProps) {
  const { x, y, left, right, top, bottom } = scales
  const xOf = (_: ChartPoint, at: number) => x(at)
  const now = line<ChartPoint>(xOf, point => y(point.value))
  const ground = area<ChartPoint>(xOf, y(0), point => y(point.value))
  const before = line<ChartPoint>(xOf, point => y(point.before ?? 0)).defined(point => point.before !== null)
  const read = cursor === null ? null : points[cursor]!
  return (
    <svg className={styles.drawing} height={HEIGHT} aria-hidden="true">
      {scales.values.map(value => (
        <g key={value}>
          <line className={styles.rule} x1={left} x2={right} y1={y(value)} y2={y(value)} />
          <text className={styles.tick} x={left - 8} y={y(value)} dy="0.35em" textAnchor="end">
            {formatAxis(value)}
          </text>
        </g>
      ))}
      {scales.labelled.map(at => (
        <text
          key={at}
          className={styles.tick}
          x={x(at)}
          y={HEIGHT - 6}
          textAnchor={
            at === 0 && points.length > 1 ? 'start' : at === points.length - 1 && at > 0 ? 'end' : 'middle'
          }
        >
          {points[at]!.label}
        </text>
      ))}
      <path className={styles.ground} d={ground(points) ?? ''} />
      <path className={styles.before} d={before(points) ?? ''} />
      <path className={styles.now} d={now(points) ?? ''} />
      {points.length === 1 && <circle className={styles.dot} r="5" cx={x(0)} cy={y(points[0]!.value)} />}
      {read && cursor !== null && (
        <g>
          <line className={styles.cursor} x1={x(cursor)} x2={x(cursor)} y1={top} y2={bottom} />
          {read.before !== null && (
            <circle className={styles.dotBefore} r="4" cx={x(cursor)} cy={y(read.before)} />
          )}
          <circle className={styles.dot} r="5" cx={x(cursor)} cy={y(read.value)} />
        </g>
      )}
    </svg>
  )
}
