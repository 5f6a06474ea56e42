/** A visitor’s browser as far as a sign-in at another party needs it: follows redirects and keeps cookies. */
export class VisitorBrowser {
  readonly #cookies = new Map<string, string>();

  /** Where a visitor ends up who signs in, or cancels, at the local identity provider behind an address. */
  async signInAt(address: string, person: { email: string; name?: string } | 'cancel'): Promise<Response | URL> {
    const page = await this.#go(address);
    if (page instanceof URL) return page;
    const form: Record<string, string> =
      person === 'cancel' ? { answer: 'deny' } : { answer: 'accept', email: person.email, name: person.name ?? '' };
    return this.#go(page.url, { method: 'POST', body: new URLSearchParams(form) });
  }

  /** Goes to an address and on; ends at a page, or before the one of our own that takes the answer. */
  async #go(start: string, init: RequestInit = {}): Promise<Response | URL> {
    let address = new URL(start);
    let request = init;
    for (let hop = 0; hop < 10; hop += 1) {
      if (address.pathname.endsWith('/registerlogin')) return address;
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(address, { ...request, headers: { cookie }, redirect: 'manual' });
      this.#keep(response);
      const location = response.headers.get('location');
      if (location === null) return response;
      address = new URL(location, address);
      request = {};
    }
    throw new Error(`${start} never ends`);
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
