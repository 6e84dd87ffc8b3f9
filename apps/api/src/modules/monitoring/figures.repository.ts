import type pg from 'pg'

/** A figure of the marketplace as one statement has it: a value, with labels or without. */
export interface Figure {
  labels: Readonly<Record<string, string>>
  value: number
}

export interface FigureQuery {
  /** Descriptions of the metrics by column. The column `stoa_x` becomes the metric `stoa_x`. */
  metrics: Readonly<Record<string, string>>
  /** Columns that are labels. */
  labels?: readonly string[]
  text: string
}

export const UNRESOLVED_PAYMENTS: FigureQuery = {
  metrics: {
    stoa_payments_unresolved: 'Payments whose outcome the provider hasn’t reported, by status',
    stoa_payments_unresolved_late: 'Payments whose outcome has been missing for more than ten minutes',
    stoa_payments_unresolved_oldest_seconds: 'How long the oldest of them waits',
  },
  labels: ['status'],
  text: `select s.status, count(p.id) as stoa_payments_unresolved,
      count(p.id) filter (where p.updated_at < now() - interval '10 minutes') as stoa_payments_unresolved_late,
      coalesce(extract(epoch from now() - min(p.updated_at)), 0) as stoa_payments_unresolved_oldest_seconds
    from (values ('capturing'), ('in_review')) s (status)
    left join payments p on p.status = s.status and p.status in ('created', 'open', 'capturing', 'in_review')
    group by s.status`,
}

export const OUTBOX: FigureQuery = {
  metrics: {
    stoa_outbox_waiting: 'Emails and refunds that are still tried',
    stoa_outbox_oldest_seconds: 'Age of the oldest email or refund that is still tried',
    stoa_outbox_given_up: 'Emails that were never sent, refunds that the provider refused for good',
  },
  labels: ['outbox'],
  // An email is tried for less than a day.
  text: `select 'email' as outbox,
      count(*) filter (where created_at > now() - interval '24 hours') as stoa_outbox_waiting,
      coalesce(extract(epoch from now() - min(created_at) filter (where created_at > now() - interval '24 hours')), 0)
        as stoa_outbox_oldest_seconds,
      count(*) filter (where created_at <= now() - interval '24 hours') as stoa_outbox_given_up
    from emails where sent_at is null
    union all
    select 'refund', (select count(*) from refunds where status = 'pending'),
      (select coalesce(extract(epoch from now() - min(created_at)), 0) from refunds where status = 'pending'),
      (select count(*) from refunds where status = 'failed' and settled_by is null)`,
}

export const DUE_JOBS: FigureQuery = {
  metrics: {
    stoa_jobs_waiting: 'Due jobs that no worker has taken',
    stoa_jobs_oldest_due_seconds:
      'How long the oldest of them is due, but for pictures of imports, which may wait',
  },
  text: `select count(*) as stoa_jobs_waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where priority < 10)), 0) as stoa_jobs_oldest_due_seconds
    from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts`,
}

export const FAILED_JOBS: FigureQuery = {
  metrics: { stoa_jobs_given_up: 'Jobs that failed as often as they may' },
  labels: ['job_name'],
  // Counts them before the next attempt too, whose time the library stores even after the last one: six hours late.
  text: `select t.identifier as job_name, count(j.id) as stoa_jobs_given_up
    from graphile_worker._private_tasks t
    left join graphile_worker.jobs j
      on j.task_identifier = t.identifier and j.attempts >= j.max_attempts and j.locked_at is null
    group by t.identifier`,
}

/** Figures that indexes answer, queried at most every 15 seconds. */
export const STATE: readonly FigureQuery[] = [
  UNRESOLVED_PAYMENTS,
  OUTBOX,
  {
    metrics: {
      stoa_emails_unaccepted_recipients:
        'Recipients of emails that are still tried, written since the newest one that a mail server accepted',
    },
    // Written later, not sent later: an address that is wrong is followed by others that are right.
    text: `select count(distinct recipient) as stoa_emails_unaccepted_recipients from emails
      where sent_at is null and created_at > now() - interval '24 hours'
        and created_at > coalesce((select max(created_at) from emails where sent_at is not null), '-infinity')`,
  },
  DUE_JOBS,
  FAILED_JOBS,
  {
    metrics: { stoa_jobs_last_run_timestamp_seconds: 'When a timed job was last begun by some process' },
    labels: ['job_name'],
    text: `select identifier as job_name, extract(epoch from last_execution) as stoa_jobs_last_run_timestamp_seconds
      from graphile_worker._private_known_crontabs where last_execution is not null`,
  },
  {
    metrics: {
      stoa_db_standbys:
        'Standbys of the database, by how they are kept, and what else reads its log; "unseen" without the right to see it',
      stoa_db_standby_lag_bytes: 'How much the furthest of them is behind; 0 without the right to see it',
    },
    labels: ['state'],
    text: `select coalesce(sync_state, 'unseen') as state, count(*) as stoa_db_standbys,
        coalesce(max(case when pg_is_in_recovery() then 0 else pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) end), 0)
          as stoa_db_standby_lag_bytes
      from pg_stat_replication group by 1`,
  },
  {
    metrics: { stoa_db_size_bytes: 'Size of the database' },
    text: 'select pg_database_size(current_database()) as stoa_db_size_bytes',
  },
]

/** Figures that need whole tables, queried at most every five minutes. */
export const AUDIT: readonly FigureQuery[] = [
  {
    metrics: {
      stoa_stock_impossible_rows:
        'Variants whose stock differs from their last movement, and items reserved for a checkout that has ended',
    },
    // A deleted account ends its checkout. Its items return to the stock when the reservation expires.
    text: `select
      (select count(*) from variants v
        join lateral (select stock_after from stock_movements m where m.variant_id = v.id order by m.id desc limit 1) last
          on true
        where last.stock_after is distinct from v.stock)
      + (select count(*) from stock_reservations r join checkouts c on c.id = r.checkout_id
        where c.status = 'placed'
          or c.status = 'canceled' and (r.expires_at is null or r.expires_at < now() - interval '5 minutes'))
        as stoa_stock_impossible_rows`,
  },
  {
    metrics: {
      stoa_ledger_difference_minor: 'Between orders, what was paid for them and what the ledger has of them',
    },
    text: `select
      (select coalesce(sum(abs(o.total_minor - s.captured_minor) + abs(o.refunded_minor - s.refunded_minor)), 0)
        from payment_splits s join orders o on o.id = s.order_id)
      + (select coalesce(sum(abs(o.total_minor - coalesce(e.entered, 0))), 0) from orders o
        join payment_splits s on s.order_id = o.id
        left join (select order_id, sum(amount_minor) as entered from ledger_entries
          where kind in ('sale', 'shipping') group by order_id) e on e.order_id = o.id)
      as stoa_ledger_difference_minor`,
  },
]

/** Asks a statement: its figures by metric. */
export async function readFigures(
  pool: Pick<pg.Pool, 'query'>,
  { metrics, labels = [], text }: FigureQuery,
): Promise<Map<string, Figure[]>> {
  const { rows } = await pool.query<Record<string, string | number>>(text)
  return new Map(
    Object.keys(metrics).map(metric => [
      metric,
      rows.map(row => ({
        labels: Object.fromEntries(labels.map(label => [label, String(row[label])])),
        value: Number(row[metric]),
      })),
    ]),
  )
}

/** Finds when a payment was last captured. Null if none was. */
export async function findLastCapture(pool: Pick<pg.Pool, 'query'>): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date }>(
    "select created_at as at from payment_events where kind = 'captured' order by id desc limit 1",
  )
  return rows[0]?.at ?? null
}
