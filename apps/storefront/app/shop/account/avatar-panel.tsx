import type { User } from '@stoa/cart-core'
import { useCore } from '@stoa/cart-core/react'
import { AvatarCrop, AvatarField, type SquareCrop } from '@stoa/ui'
import { useState } from 'react'
import { orThrow } from '../../shared/call/core-error.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { cutPicture } from '../../shared/pictures/cut-picture.ts'
import { pictureProblem, sizeProblem, UNREADABLE } from '../../shared/pictures/picture-problem.ts'

interface Chosen {
  readonly bitmap: ImageBitmap
  readonly src: string
}

/** Lets users choose their picture, crop it to a square and upload it. */
export function AvatarPanel({ user }: { user: User }) {
  const core = useCore()
  const { busy, problem, call } = useCall()
  const [refused, setRefused] = useState<string>()
  const [chosen, setChosen] = useState<Chosen | null>(null)

  const choose = async (file: File) => {
    const known = pictureProblem(file)
    const bitmap = known ? null : await createImageBitmap(file).catch(() => null)
    const wrong = known ?? (bitmap ? sizeProblem(bitmap) : UNREADABLE)
    setRefused(wrong)
    if (bitmap && !wrong) setChosen({ bitmap, src: URL.createObjectURL(file) })
    else bitmap?.close()
  }
  const leave = () => {
    if (!chosen) return
    URL.revokeObjectURL(chosen.src)
    chosen.bitmap.close()
    setChosen(null)
  }
  const use = async (cut: SquareCrop) => {
    const avatar = chosen && (await cutPicture(chosen.bitmap, cut))
    leave()
    if (avatar) await call(() => orThrow(core.auth.updateProfile({ avatar })))
    else setRefused(UNREADABLE)
  }
  return (
    <>
      <AvatarField
        name={user.username}
        src={user.avatar ?? undefined}
        busy={busy !== undefined}
        error={refused ?? problem?.fields.avatar ?? problem?.notice?.text}
        onFile={file => void choose(file)}
      />
      {chosen && (
        <AvatarCrop
          picture={{ src: chosen.src, width: chosen.bitmap.width, height: chosen.bitmap.height }}
          onSubmit={cut => void use(cut)}
          onOpenChange={leave}
        />
      )}
    </>
  )
}
