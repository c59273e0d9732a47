/** The facts of the school that its first page asks for. They stand in the texts of the site. */
export const FACTS = ['schoolName', 'place', 'phone', 'eiin'] as const
