export type FormValue = string | FormObject;

export interface FormObject {
  [name: string]: FormValue;
}

/** Reads `a[b][0][c]=d` as Stripe does: lists are objects with numbers for names. */
export function readForm(body: string): FormObject {
  const form: FormObject = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    put(form, [first, ...rest], value);
  }
  return form;
}

function put(form: FormObject, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const present = form[name];
  const inner: FormObject = typeof present === 'object' ? present : {};
  form[name] = inner;
  put(inner, rest, value);
}
