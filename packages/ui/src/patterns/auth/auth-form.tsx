'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../primitives/button/index.ts'
import { Form, type FormProps } from '../../primitives/form/index.ts'
import { Note, type NoteTone } from '../../primitives/note/index.ts'
import * as styles from './auth.css.ts'

export interface AuthNotice {
  /** Color and icon. `critical` is announced at once, others at the next pause. */
  tone: NoteTone
  /** Summary in bold before the text. */
  title?: string
  /** The message. */
  text: ReactNode
}

/** Props of every form in the centered card. */
export interface AuthFormEvents extends Pick<FormProps, 'errors' | 'action'> {
  /** The answer is awaited: the button shows a spinner and the form is not sent again. Default `false`. */
  busy?: boolean | undefined
  /** Result of the last attempt that belongs to no single field. */
  notice?: AuthNotice | undefined
}

export interface AuthFormProps extends AuthFormEvents {
  /** The page's heading and the form's name. */
  title: string
  /** A sentence below the heading. */
  lede?: string
  /** Label of the button. */
  submitLabel: string
  /** Emphasis of the button. Default `strong`. */
  submitEmphasis?: ButtonProps['emphasis']
  /** Called with the fields as plain data, once the browser finds them valid and unless it is busy. */
  onSubmit: (data: Record<string, string>) => void
  /** Below the form, such as the link to the other form. */
  foot?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Shows the content of a login card: title, notice, fields and one button. */
export function AuthForm({
  title,
  lede,
  submitLabel,
  submitEmphasis,
  notice,
  busy = false,
  errors,
  action,
  onSubmit,
  foot,
  children,
}: AuthFormProps) {
  return (
    <div className={styles.formLayout} data-component="AuthForm">
      <h1 className={styles.title}>{title}</h1>
      {lede && <p className={styles.lede}>{lede}</p>}
      {notice && (
        <div className={styles.notice}>
          <Note
            tone={notice.tone}
            title={notice.title}
            role={notice.tone === 'critical' ? 'alert' : 'status'}
          >
            {notice.text}
          </Note>
        </div>
      )}
      <Form errors={errors} action={action} onSubmit={data => !busy && onSubmit(data)} aria-label={title}>
        {children}
        <Button block size="lg" type="submit" emphasis={submitEmphasis} busy={busy} className={styles.submit}>
          {submitLabel}
        </Button>
      </Form>
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  )
}
