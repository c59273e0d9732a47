import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

/** The name of the entry, only for screen readers. Everybody else sees the entry beside its button. */
export function Of({ name }: { name: string }) {
  return <span className="vh">: {name}</span>
}

type ActProps = ButtonProps &
  Pick<ComponentProps<'button'>, 'id' | 'onClick' | 'aria-expanded' | 'aria-disabled'>

/** A button of the entry `of`. One that deletes is red. */
export function Act({
  of,
  isRemoval = false,
  children,
  ...button
}: ActProps & { of: string; isRemoval?: boolean }) {
  return (
    <Button
      {...(isRemoval ? { variant: 'outline', color: 'red' } : { variant: 'default' })}
      {...button}
    >
      {children}
      <Of name={of} />
    </Button>
  )
}
