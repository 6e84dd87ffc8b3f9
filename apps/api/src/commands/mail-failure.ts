import { hostname } from 'node:os'
import { parseArgs } from 'node:util'
import { createSmtpMail } from '../adapters/mail-smtp.ts'
import { readConfig } from '../config.ts'
import { newId } from '../platform/ids.ts'
import { type Command, Mistake, runProcess } from './cli.ts'

const USAGE = `Emails OPERATOR_EMAIL that a systemd unit failed, without the database: that may be what failed.

  node src/commands/mail-failure.ts UNIT`

export const command: Command = async call => {
  const {
    positionals: [unit, ...rest],
  } = parseArgs({ args: call.args, allowPositionals: true })
  if (!unit || rest.length > 0) throw new Mistake(USAGE)
  const { smtpUrl, mailAddress, market } = readConfig(call.env)
  if (!smtpUrl) throw new Mistake('SMTP_URL is not set: nothing can be sent.')
  if (!market.operatorEmail) throw new Mistake('OPERATOR_EMAIL is not set: nobody would get it.')
  const body = `On ${hostname()}. To read why: journalctl --unit ${unit}`
  await createSmtpMail({
    url: smtpUrl,
    from: { name: market.name ?? '', address: mailAddress },
  }).send({
    id: newId(),
    recipient: market.operatorEmail,
    replyTo: null,
    subject: `${unit} failed`,
    body,
    html: `<p>${body}</p>`,
    pictures: [],
    createdAt: new Date(),
  })
  return 0
}

if (import.meta.main) await runProcess(command)
