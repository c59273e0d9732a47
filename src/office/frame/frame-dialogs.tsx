import { Drawer, Modal, Text } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Sidebar } from './sidebar.tsx'
import type { ApiProblem } from '../connection/api-client.ts'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import { describeProblem } from '../form/problem-words.ts'
import { useStaff } from './staff-context.tsx'
import { CLOSING } from './use-back-closes.ts'
import { unsentEndsWith } from '../draft/unsent.ts'
import { type StayOrLeave, UnsentDialog } from '../draft/unsent-dialog.tsx'
import { useReturnedFocus } from '../form/use-returned-focus.ts'

/** Below dialogs: a notification must not cover a question. */
export function FrameNotifications() {
  return <Notifications position="top-right" zIndex={150} />
}

/** The menu on a phone. */
export function MenuDrawer({
  isOpen,
  onClose,
  onSignOut,
}: {
  isOpen: boolean
  onClose: () => void
  onSignOut: () => void
}) {
  const { words } = useStaff()
  const { pathname } = useLocation()
  const [shownAt, setShownAt] = useState<string>()
  const [isShown, setIsShown] = useState(false)
  // Mantine returns the focus only from a drawer that is mounted before it opens.
  useEffect(() => {
    setIsShown(isOpen)
    if (isOpen && !isShown) setShownAt(pathname)
  }, [isOpen, isShown, pathname])
  return (
    <Drawer
      opened={isShown}
      onClose={onClose}
      size={360}
      padding={0}
      closeButtonProps={{ 'aria-label': words.closeMenu }}
      // A new screen has the focus itself.
      returnFocus={shownAt === pathname}
      title={words.menu}
      classNames={{
        content: `drawer drawer-content ${isShown ? '' : CLOSING}`,
        header: 'drawer drawer-head',
        // The search field is in its place.
        title: 'vh',
        body: 'drawer-body',
      }}
    >
      <Sidebar onSignOut={onSignOut} onLeave={onClose} />
    </Drawer>
  )
}

/** Asks before the clerk leaves a screen with something that is not sent. */
export function LeaveDialog(answers: StayOrLeave) {
  const { common } = useStaff().words
  const [question] = useState(
    () =>
      ({ device: common.leave, page: common.leaveOfPage, form: common.leaveOfForm })[
        unsentEndsWith()
      ],
  )
  const { leaveAnyway: leave, stay } = common
  return <UnsentDialog {...{ question, stay, leave }} {...answers} />
}

/** Asks before the clerk signs out, which deletes her drafts. */
export function SignOutDialog(answers: StayOrLeave) {
  const { signOutQuestion: question, signOutAnyway: leave, common } = useStaff().words
  return <UnsentDialog {...{ question, stay: common.stay, leave }} {...answers} />
}

/** Asks for the password when the session has ended. */
export function SignInDialog({
  ended,
  onStop,
  onSignedIn,
}: {
  ended: ApiProblem
  onStop: () => void
  onSignedIn: () => void
}) {
  const { words, account, language } = useStaff()
  const isExpired = ended.code === 'not-signed-in'
  useReturnedFocus()
  return (
    <Modal
      opened
      onClose={onStop}
      title={words.signIn.expiredTitle}
      closeOnClickOutside={false}
      centered
      zIndex={400}
    >
      <Text mb="md">
        {isExpired ? words.signIn.expired : describeProblem(ended, words, language)}
      </Text>
      <SignInForm username={account?.username} onSignedIn={onSignedIn} />
    </Modal>
  )
}
