/** Passkeys as the browser makes and uses them; bytes travel as base64url. */

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

interface Described {
  id: string;
  type: 'public-key';
}

interface CreationForm {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
  [field: string]: unknown;
}

interface RequestForm {
  challenge: string;
  [field: string]: unknown;
}

/** Whether this page can have passkeys: a name, https or the own machine, and a browser that knows them. */
export function passkeysHere(): boolean {
  return 'PublicKeyCredential' in globalThis && isSecureContext && !bareAddress();
}

/** Whether the page was opened by a number instead of a name. */
export function bareAddress(): boolean {
  return /^(\d+\.){3}\d+$|^\[/.test(location.hostname);
}

/** What a person does when the browser asks and nobody wants: not an error. */
export class Cancelled extends Error {}

async function asked(work: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await work;
    if (found instanceof PublicKeyCredential) return found;
  } catch (error) {
    if (!(error instanceof DOMException) || error.name === 'InvalidStateError') throw error;
  }
  throw new Cancelled();
}

export async function makePasskey(form: unknown): Promise<object> {
  const options = form as CreationForm;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...told(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

export async function usePasskey(form: unknown): Promise<object> {
  const options = form as RequestForm;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await asked(navigator.credentials.get({ publicKey }));
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    ...told(used),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  };
}

const told = (one: PublicKeyCredential) => ({ id: one.id, rawId: text(one.rawId), type: one.type });
