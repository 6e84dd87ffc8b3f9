import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMe } from '../api/use-me.ts'
import { type AskedQuestion, forgetReason, keepReason, keptReason } from './kept-reason.ts'

/** Returns the function that makes the question of a dialog on this page. */
export function useAskedQuestion(): (title: string) => AskedQuestion {
  const { pathname: path } = useLocation()
  const operatorId = useMe().data?.id ?? ''
  return title => ({ operatorId, path, title })
}

/** State of the reason in a dialog. If the session ends while it's typed, the dialog has it again after the next login. */
export function useReason(title: string) {
  const question = useAskedQuestion()(title)
  const [reason, setReason] = useState(() => keptReason(question) ?? '')
  const latest = useRef({ question, reason })
  useEffect(() => {
    latest.current = { question, reason }
  })
  useEffect(() => {
    forgetReason()
    return () => keepReason(latest.current.question, latest.current.reason)
  }, [])
  return [reason, setReason] as const
}
