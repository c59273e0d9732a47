/** How a refusal begins, so that each case shows for which reason it was refused. */
export const REASONS = {
  unreadable: 'This request cannot be read.',
  badAddress: 'This address cannot be read.',
  notJson: 'The body is not valid JSON.',
  notAnObject: 'Invalid input: expected object',
  tooLarge: 'This is too large.',
  kindOfBody: 'Send JSON, or a multipart form',
  oneFile: 'Send one file, in the field `file`.',
  manyFields: 'This form has too many fields.',
  noFile: 'file: Choose a file.',
  emptyFile: 'This file is empty.',
  damaged: 'This picture is damaged or far too large.',
  misnamed: 'This file is damaged, or it is not what its name says.',
  /** By the call that takes the file. */
  kindOfFile: { notices: 'Choose a PDF, ', gallery: 'Choose a picture (' },
} as const
