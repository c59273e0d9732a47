import { dayAt } from '#src/words/format.ts'

/** Today in the school's time zone. From 18:00 UTC on, it is the day after that of UTC. */
export const schoolDay = () => dayAt(new Date(), 'Asia/Dhaka')
