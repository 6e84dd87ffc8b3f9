/** A fault of a settings record, with its path: `/money/currency`. The record itself is at `/`. */
export interface SettingsFault {
  path: string
  message: string
}
