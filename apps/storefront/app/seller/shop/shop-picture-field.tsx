import { PictureField } from '@stoa/back-office'
import { AvatarCrop, type PickedPicture, type SquareCrop } from '@stoa/ui'
import { useState } from 'react'
import { cutPicture } from '../../shared/pictures/cut-picture.ts'
import { pictureProblem, sizeProblem, UNREADABLE } from '../../shared/pictures/picture-problem.ts'
import { uploadPicture } from '../../shared/pictures/upload-picture.ts'

interface ShopPictureFieldProps {
  readonly label: string
  readonly name: string
  /** Slug of the shop, which picks the color of its sign. */
  readonly slug?: string | undefined
  readonly shape: 'arch' | 'round' | 'wide'
  readonly value: PickedPicture | null
  readonly onChange: (picture: PickedPicture | null) => void
  readonly hint?: string | undefined
  /** The server's message about the picture. */
  readonly error?: string | undefined
}

interface Chosen {
  readonly bitmap: ImageBitmap
  readonly src: string
}

/** Sizes in pixels: as wide as the shop's page shows it. */
const CUTS = {
  wide: { ratio: 4, width: 1600 },
  arch: { ratio: 1, width: 640 },
  round: { ratio: 1, width: 640 },
}

/** Chooses a picture of the shop, crops it and uploads it. */
export function ShopPictureField({
  label,
  name,
  slug,
  shape,
  value,
  onChange,
  ...rest
}: ShopPictureFieldProps) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { ratio, width } = CUTS[shape]

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
    setBusy(true)
    const file = chosen && (await cutPicture(chosen.bitmap, cut, { ratio, width }))
    leave()
    try {
      if (file) onChange(await uploadPicture(file))
      else setRefused(UNREADABLE)
    } catch (error) {
      setRefused((error as Error).message)
    }
    setBusy(false)
  }
  return (
    <>
      <PictureField
        label={label}
        name={name}
        id={slug}
        shape={shape}
        src={value?.previewUrl}
        hint={rest.hint}
        error={refused ?? rest.error}
        busy={busy}
        onFile={file => void choose(file)}
        onRemove={() => {
          setRefused(undefined)
          onChange(null)
        }}
      />
      {chosen && (
        <AvatarCrop
          picture={{ src: chosen.src, width: chosen.bitmap.width, height: chosen.bitmap.height }}
          ratio={ratio}
          round={shape === 'round'}
          onSubmit={cut => void use(cut)}
          onOpenChange={leave}
        />
      )}
    </>
  )
}
