'use client'

import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import * as styles from './form.css.ts'
import { plainFormData } from './form-data.ts'

export interface FormProps {
  /**
   * Error texts by field name, as the server's answer brought them. The first gets the focus; each goes when
   * its field changes.
   */
  errors?: Errors | undefined
  /**
   * Called on submit with the fields as plain data, once the browser finds them all valid. Without it the
   * browser sends the form.
   */
  onSubmit?: (data: Record<string, string>) => void
  /** Method by which the browser sends it before scripts load. Default `post`, so that no input ends up in a URL. */
  method?: 'post' | 'get'
  /** URL to which the browser sends it before scripts load. Default the page's own. */
  action?: string
  /** Names the form for assistive technology, which makes it a landmark. */
  'aria-label'?: string
  /** The id of the heading that names the form, instead of `aria-label`. */
  'aria-labelledby'?: string
  /** The fields and the submit button, laid out one below the other. */
  children: ReactNode
}

type Errors = Readonly<Record<string, string>>

const noNames: readonly string[] = []

/** Form with fields and one button. Errors of the server appear at their fields. */
export function Form({ errors, onSubmit, method = 'post', children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (errors && Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  // The server's error ends with the first change of its field. React Aria would wait until the field loses focus,
  // which a press on the button no longer causes, and block the form until then.
  const [changed, setChanged] = useState({ since: errors, names: noNames })
  const names = changed.since === errors ? changed.names : noNames
  const open = useMemo(
    () => errors && Object.fromEntries(Object.entries(errors).filter(([field]) => !names.includes(field))),
    [errors, names],
  )
  const forget = (event: FormEvent) => {
    const { name } = event.target as HTMLInputElement
    if (errors && name in errors) setChanged({ since: errors, names: [...names, name] })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return
    event.preventDefault()
    onSubmit(plainFormData(new FormData(event.currentTarget)))
  }

  // A press on the button would leave the field, take its error away and move the button from under the pointer.
  const keepFocus = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest('button')
    if (pressed?.type === 'submit') event.preventDefault()
  }

  return (
    <AriaForm
      {...rest}
      ref={form}
      data-component="Form"
      method={method}
      validationErrors={open}
      onMouseDown={keepFocus}
      onSubmit={submit}
    >
      {/* React's own event: a listener of the DOM would re-render the field before it has the typed character. */}
      <div className={styles.fields} onInput={forget}>
        {children}
      </div>
    </AriaForm>
  )
}
