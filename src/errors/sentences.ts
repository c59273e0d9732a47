import { BROWSER_SENTENCES } from './browser-errors.ts'

/**
 * Errors that no screen of the office shows, because the office does not send such requests or has
 * its own words for the answer. They have no Bengali sentence.
 */
const API_SENTENCES = {
  'invalid-input': 'Check these fields: {fields}.',
  'choose-one-of': 'Choose one of these: {choices}.',
  'list-limit': 'Write a whole number from 1 to 1000000.',
  'only-all': 'Only staff can read another year. Sign in, and send `state=all`.',
  'photo-or-video': 'Send either a photo or a video link, not both.',
  'no-such-range':
    'The file ends before the part that you asked for. Ask for an earlier part, or for the whole file.',
  'second-step-needed':
    'This account uses two-step sign-in. Send the code from its phone, or a recovery code, as `code`.',
  'second-step-wrong':
    'This code is wrong, too old or already used. Wait for the next code, or use a recovery code.',
  'own-password': 'Send your current password to change your own password.',
  'own-role': 'You cannot change your own role. Ask another admin.',
  'own-two-step': 'Send your password to turn off two-step sign-in for your own account.',
  'answered-elsewhere':
    'Other content answers this entry. This call takes only {known}. Change the rest on this screen of the office: {screen}',
  'unknown-field': 'The field {name} is not known here. Use these: {known}.',
  gone: 'This was deleted. Look at the list.',
  'set-back-no-change': 'Only a change can be set back. Restore deleted content from the bin.',
  'no-such-site': 'No site has this name. Check the address.',
  'site-paused': 'This website is closed for now. Call the school, or try again tomorrow.',
  'site-removed': 'This website no longer exists.',
  'site-away': 'This website cannot be shown at the moment. Try again in a few minutes.',
  'no-such-call': 'This call does not exist. See /api/docs.',
  'no-such-file': 'This file does not exist.',
  // The contract has this apostrophe, and programs may compare the sentence.
  'push-service': "This browser's push service is not known here.",
  'list-full': 'The list is full. Ask the school to raise MAX_FOLLOWERS.',
  'list-busy': 'Many phones begin to follow now. Try again in a minute.',
  'follow-limit': 'Your network has made too many changes here. Try again in {minutes} min.',
  'https-needed':
    'Phones can follow only a site with https. Set PUBLIC_URL to its https address, such as https://school.example, and start the server again.',
  'two-step-needed':
    'The console of a district needs two-step sign-in. Turn it on under “Accounts and password”.',
  unreadable: 'This request cannot be read. Check what you sent.',
  'address-unreadable':
    'This address cannot be read. Percent-encode its letters, and check the characters after each % sign.',
  'json-invalid': 'The body is not valid JSON.',
  'json-empty': 'The body is empty. Send JSON.',
  'not-an-object': 'This is not an object. Send a JSON object with the fields of this call.',
  'body-type': 'Send JSON, or a multipart form if you send a file.',
  'not-a-form': 'Send a multipart form.',
  'one-file': 'Send one file, in the field `file`.',
  'too-many-fields': 'This form has too many fields.',
  'key-of-another-call':
    'This Idempotency-Key was used for another call. Send a new key with each new request.',
  'headers-too-large':
    'The headers of this request are too large. Delete the cookies of this site and try again.',
  'request-timeout': 'The request took too long. Send it again.',
} as const

/** Errors that the office shows. Their Bengali sentences are in words/errors-bn.ts. */
const OFFICE_SENTENCES = {
  ...BROWSER_SENTENCES,

  // Fields
  'invalid-value': 'This value is not accepted. Correct it.',
  'too-long': 'Write at most {max} characters.',
  'too-many': 'Send at most {max} entries.',
  'whole-number': 'Write a whole number, 0 or more.',
  'number-between': 'Write a whole number from {min} to {max}.',
  'positive-number': 'Write a number, 0 or more.',
  'date-and-time': 'Write a date and time in ISO 8601, such as 2026-11-23T09:00:00+06:00.',
  year: 'Choose a date from {first} to {last}.',
  day: 'Write a day as year, month and day, such as 2026-12-16.',
  'end-before-start': 'The end is before the start. Choose a later end.',
  'too-many-days': 'At most {max} days are possible at once. Choose an earlier end.',
  'time-of-day': 'Write a time as hours and minutes, such as 07:30.',
  'period-order': 'This period begins before the one above it ends. Correct the times.',
  'no-such-period': 'There is no such period, or it is a break. Choose another period.',
  'two-lessons': 'There are two lessons on this day in this period. Keep one.',
  'no-such-teacher': 'This person is not in the list of teachers. Choose another one.',
  'at-most': 'Write at most {max}.',
  'consent-in-future': 'This day is in the future. Write the day on which the person agreed.',
  'one-person': 'Choose a person from the list of staff, or write a name. Do not send both.',
  'no-such-officer': 'This person is not in the list of staff. Choose another one.',
  'no-such-album': 'This album was deleted. Choose another one.',
  'same-person': 'This person is already in the list with the same role. Choose another one.',
  'adults-only':
    'Names of pupils are not published. Only the teacher in charge can be a member of this group.',
  'not-of-purpose': 'Groups for this purpose do not have this. Leave it empty.',
  'no-such-document': 'Visitors cannot see this document. Publish it first, or choose another one.',
  'must-apply': 'This information applies to every school. Write it.',
  'answer-one-way': 'Write either the information or why it does not apply, not both.',
  'row-twice': 'This is already in a row above. Keep one.',
  'exam-year': 'Write a year from {first} to {last}.',
  'more-passed': 'More passed than appeared. Correct the numbers.',
  'more-gpa5': 'More have GPA 5 than passed. Correct the numbers.',
  'more-women': 'More women than people work here. Correct the numbers.',
  'text-too-dense':
    'One list, quote or table of this text is too long. Divide it with headings or ordinary lines between empty lines, or attach it as a file.',
  link: 'Write a link that begins with https:// or http://.',
  telephone: 'Write a telephone number, such as 01711-000001, or leave it empty.',
  'mail-address': 'Write one e-mail address, such as office@school.example, or leave it empty.',

  // Files
  'file-empty': 'This file is empty. Choose another one.',
  'file-too-large': 'Choose a file of at most {megabytes} MB.',
  'one-file-or-pictures': 'Send one file, or several pictures of its pages.',
  'file-damaged':
    'This file is damaged, or its content does not match its name. Save it again and choose it, or choose another file.',
  'office-format':
    'Visitors’ phones do not open a file of this kind. Open it in the program that made it, save it as .docx, .xlsx or PDF, and choose that file.',
  'pdf-locked':
    'This PDF opens only with a password, so visitors cannot read it. Print it to a PDF without a password, or photograph its pages.',
  'office-locked':
    'This file opens only with a password, so visitors cannot read it. Save it without a password and choose it again.',
  'names-stay':
    'The names in this file cannot be removed without a change to the rest of it, and nothing was changed. Publish its pages and text only, or choose another file.',
  'picture-cut-off':
    'The end of the picture is missing. Copy or send it again, and choose it then.',
  'picture-damaged': 'This picture is damaged or far too large. Choose another one.',
  'not-a-document': 'Choose a PDF, a Word or Excel file, or a picture (JPEG, PNG, WebP or HEIC).',
  'not-a-picture': 'Choose a picture (JPEG, PNG, WebP, GIF, AVIF or HEIC).',
  'not-html': 'Choose an HTML file that is saved as UTF-8.',
  'page-too-large': 'Choose an HTML file of at most {megabytes} MB.',
  'page-too-complex':
    'This page is too complex. It may have at most {elements} elements, nested at most {depth} deep. Save it in Word as “Web Page, Filtered”, or shorten it.',

  // Reading. The file is published even if it cannot be read.
  'reading-encrypted':
    'This file is locked with a password, so its text cannot be read. Save it without a password and choose it again.',
  'reading-damaged':
    'This file is damaged, so its text cannot be read. Save it again and choose it, or write the text yourself.',
  'reading-too-large':
    'This file takes too much memory to read. Save it smaller and choose it again, or write the text yourself.',
  'reading-too-long':
    'Reading this file takes too long. Save it with fewer or smaller pages and choose it again, or write the text yourself.',
  'not-readable':
    'Text can be read from PDF, Word (DOCX), Excel (XLSX) and pictures only. Write it yourself.',
  'reading-crashed':
    'Reading this file failed several times. Save it again and choose it, or write the text yourself.',

  // Accounts
  'not-signed-in': 'Sign in first.',
  'password-changed':
    'The password of this account was changed, so this device is signed out. Sign in with the new password.',
  'other-account':
    'Another account has signed in in this browser. Nothing was sent, and your text is still here. Sign in with your own password to send it.',
  'invalid-credentials': 'Invalid credentials',
  'too-many-attempts': 'Too many failed attempts. Try again in {minutes} min.',
  'name-length': 'Write a name of {min} to {max} characters.',
  'name-taken': 'An account with this name already exists. Choose another name.',
  'password-too-short': 'Choose a password of at least {min} characters.',
  'password-too-common': 'This password is too common. Choose another one.',
  'password-is-name':
    'This password is almost a name or a number of the school, its people or the account. Choose another one.',
  'current-password-wrong': 'The current password is wrong. Enter it again.',
  'last-admin': 'This is the only admin. Make someone else an admin first.',
  'admins-only': 'Only an admin may do this. Ask an admin.',
  'phone-code-wrong': 'Your phone does not show this code now. Enter the code that it shows.',
  'two-step-is-on': 'Two-step sign-in is already on. Turn it off first.',
  'two-step-is-off': 'Two-step sign-in is off. Turn it on first.',
  'two-step-not-begun': 'There is nothing to confirm. Start again.',
  'other-site':
    'This request came from another site. If that site is yours, set PUBLIC_URL to its address.',

  // Schools of a district
  'no-such-account': 'There is no account with this name.',

  // Records
  'not-found': 'This does not exist. It may have been deleted.',
  'unknown-start': 'The entry in `before` does not exist. Load the list again.',
  'nothing-to-check': 'This is not published yet, so it cannot be checked. Write it first.',
  'not-public': 'Visitors do not see this now. Publish it first.',
  'already-sent': 'No phone waits for this message any more.',
  'following-off': 'The school does not send messages to phones now.',
  'not-following': 'This phone does not follow the site. Open the page “Follow us” on it first.',
  'no-contact': 'There is no contact information yet. Create it first.',
  'already-exists': 'This already exists. Change it instead.',
  'already-followed': 'The committee of the next term is written already. Change that one instead.',
  'year-begun': 'This year has counts already. Change them, or set the last step back first.',
  'year-kept': 'The counts of this year are kept already. Remove them first.',
  'no-counts': 'No section has a count. Write the counts first.',
  'already-counted':
    'This class, shift and section already has a count. Change that count instead.',
  outdated: 'Someone else has changed this. Look at it as it is now, then try again.',
  'not-in-bin':
    'This is not under “Deleted content” any more. It was restored, or deleted permanently.',
  'section-again':
    'This class, shift and section has a new record. Delete the new record first, then restore this one.',
  'group-again':
    'There is a newer group for this purpose. Delete the newer group first, then restore this one.',
  'not-a-phone': '“{text}” is not a telephone number, so it was left out.',
  'not-a-mail-address': '“{text}” is not one e-mail address, so it was left out.',
  'not-known-here': 'This is missing, or this site does not have it.',
  'in-officers': 'The list already has this person.',
  'in-questions': 'The list already has this question.',
  'which-record': 'Several records have this name. Choose which one the row is about.',
  'changed-meanwhile': 'Someone else has changed this in the meantime. Look at the row again.',
  'in-calendar': 'The calendar already has this entry.',
  'redirect-exists': 'This old address already leads to a page. Remove that entry first.',
  'old-address':
    'Write an address of the old site, such as /notice.php?id=3. The home page cannot be one.',
  'https-address':
    'Write an address that begins with https:// and has no user name, such as https://district.example/news.',
  'public-address':
    'This address is in a private network. Write the address of a program on the internet.',
  'webhook-exists': 'The list already has this address.',
  'own-page': 'Write the address of a page of this site, such as /notices/12.',
  'no-such-page': 'This site has no page at this address. Open the page, and copy its address.',
  'target-is-old': 'This address itself leads to another page. Write the address of that page.',
  'counted-elsewhere':
    'Another count has that class, shift and section now. Change or delete that count first.',
  'set-back-deleted': 'This was deleted later. Restore it under “Deleted content” first.',
  'set-back-changed': 'This was changed again later.',
  'set-back-same': 'The content is already the same. There is nothing to set back.',
  'set-back-invalid': 'The old content is no longer valid. Write it again.',
  'set-back-no-picture': 'The old picture is no longer stored. Upload it again.',
  'move-undone': 'This move was undone already. Look at the list.',
  'set-back-no-file': 'The old file is no longer stored. Upload it again.',

  // Requests
  'body-too-large': 'This is too large. Send less.',

  // The server
  overloaded: 'The server is too busy now. Try again in a few seconds.',
  // nginx itself sends these three and `body-too-large` (deploy/nginx/http.conf).
  'too-many-calls': 'Your network sends too many calls at once. Try again in a few seconds.',
  'server-away':
    'The server does not answer. Check whether your change was saved. Try again in a minute.',
  // For a request that changes nothing.
  'server-away-read': 'The server does not answer. Try again in a minute.',
  // The first sentence says what fails. It is also in the log, in /readyz and at a failed start.
  'school-disk-full':
    'The space of the school is used up, and nothing was stored. Call the district office.',
  'disk-full':
    'The server’s disk is full. Nothing was changed. Ask the person who looks after the server to free some space, then try again.',
  'disk-unwritable':
    'The server cannot write to its disk. Nothing was changed. Tell the person who looks after the server, then try again.',
  'database-busy':
    'Another program has locked the server’s database. Nothing was changed. Try again in a minute. If it still fails, tell the person who looks after the server.',
  // The change may have succeeded although its answer was lost.
  'database-away':
    'The server cannot use its database. Check whether your change was saved. Try again in a few minutes. If it still fails, tell the person who looks after the server.',
  'database-away-read':
    'The server cannot use its database. Try again in a few minutes. If it still fails, tell the person who looks after the server.',
  'files-away':
    'The server cannot reach its file storage. Nothing was changed. Try again in a few minutes. If it still fails, tell the person who looks after the server.',
} as const

export type OfficeCode = keyof typeof OFFICE_SENTENCES

/** The English sentence of every error code. The param `name` replaces `{name}`. */
export const ERROR_SENTENCES = { ...API_SENTENCES, ...OFFICE_SENTENCES } as const
