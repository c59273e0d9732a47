import type { Words } from '../words/bn.ts'

/** The top menu, in the specification's order. */
export function findMenu({ menu }: Words): { path: string; label: string }[] {
  return [
    { path: '/', label: menu.home },
    { path: '/schoolInfo', label: menu.schoolInfo },
    { path: '/schoolDescription', label: menu.history },
    { path: '/officers_teachers', label: menu.officers },
    { path: '/studentcount', label: menu.studentCount },
    { path: '/studentdailyattendance.aspx', label: menu.attendance },
    { path: '/payment-history.aspx', label: menu.payment },
    { path: '/public-exam-result.aspx', label: menu.publicResult },
    { path: '/internal-exam-result', label: menu.internalResult },
    { path: '/photo-gallery', label: menu.photos },
    { path: '/contact_us', label: menu.contact },
  ]
}
