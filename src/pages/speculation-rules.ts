/**
 * Lets browsers prefetch the HTML of this site's pages when a link is pressed. Decision 14 says why
 * not earlier, and why only the HTML.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/admin*',
                '/api/*',
                '/*uploads/*',
                '/*.xml',
                '/*.ics',
                '/*.csv',
                // If configured, these redirect to other hosts.
                '/*.aspx',
                '/*internal-exam-result',
              ],
            },
          },
        ],
      },
      eagerness: 'conservative',
    },
  ],
})
