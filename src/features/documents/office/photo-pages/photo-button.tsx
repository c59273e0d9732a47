import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useRef } from 'react'

interface PhotoButtonProps extends ButtonProps {
  /** Opens the camera at once. Otherwise several photos of the device can be chosen. */
  fromCamera?: boolean
  onPress?: () => void
  onPhotos: (photos: File[]) => void
  children: ReactNode
  'aria-pressed'?: boolean
}

export function PhotoButton({
  fromCamera = false,
  onPress,
  onPhotos,
  children,
  ...props
}: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="default"
        {...props}
        onClick={() => {
          onPress?.()
          input.current?.click()
        }}
      >
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        name="photo"
        // Chromium on Windows and Linux does not count HEIC as a picture.
        {...(fromCamera
          ? { accept: 'image/*', capture: 'environment' }
          : { accept: 'image/*,.heic,.heif', multiple: true })}
        onChange={({ currentTarget }) => {
          onPhotos(Array.from(currentTarget.files ?? []))
          // Without this, the browser reports no change when the same photo is chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
