import type { Check } from './audit-check.ts'

/** Emails and jobs. */
export const WORK_CHECKS: readonly Check[] = [
  {
    name: 'each email was accepted by the mail server, or is known as not sent',
    given: 'accepted',
    text: `select e.id, e.kind, e.sent_at from emails e
      left join jsonb_to_recordset($1::jsonb) as a (id uuid, times int) on a.id = e.id
      where (e.sent_at is not null and a.id is null)
        or (e.sent_at is null and not exists (select from graphile_worker._private_jobs j
          where j.key = 'email ' || e.id and j.attempts >= j.max_attempts))`,
    breaks: `update emails set sent_at = null where id = (select id from emails limit 1)`,
  },
  {
    name: 'no job is stuck',
    text: `select j.id, t.identifier, locked_by, attempts, left(last_error, 200) as error
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where locked_at < now() - interval '1 minute' or (locked_at is null and run_at < now() - interval '1 minute')`,
    breaks: `with added as (select graphile_worker.add_job('check-payments', '{}', job_key := 'stuck'))
      select count(*) from added`,
    breaksToo: `update graphile_worker._private_jobs set locked_by = 'nobody', locked_at = now() - interval '1 hour'
      where key = 'stuck'`,
  },
]
