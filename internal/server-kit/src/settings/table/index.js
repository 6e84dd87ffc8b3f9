/** Every setting there is. Each is declared here once; parsing, types and the operator's table come from it. */
import { databaseSettings } from './database.js'
import { limitSettings } from './limits.js'
import { mailSettings } from './mail.js'
import { marketplaceSettings } from './marketplace.js'
import { monitoringSettings } from './monitoring.js'
import { operatorSettings } from './operator.js'
import { paymentSettings } from './payment.js'
import { processSettings } from './process.js'

export const GROUPS = {
  'Processes and addresses': processSettings,
  'Database and data': databaseSettings,
  'The marketplace': marketplaceSettings,
  Emails: mailSettings,
  Payment: paymentSettings,
  'Operator console': operatorSettings,
  'What an operator sees': monitoringSettings,
  'Rate limits': limitSettings,
}

export const SETTINGS = {
  ...processSettings,
  ...databaseSettings,
  ...marketplaceSettings,
  ...mailSettings,
  ...paymentSettings,
  ...operatorSettings,
  ...monitoringSettings,
  ...limitSettings,
}
