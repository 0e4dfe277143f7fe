"""Passkeys: what a browser is asked for, and whether its answer is good.

A passkey is discoverable: it tells by itself whose it is, so nobody types a name to come in. All of
this is reckoning without waiting; it is loaded when the first one needs it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    bytes_to_base64url,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from hexagora.server.errors import Refusal
from hexagora.server.hosts import Page

HOUSE = "Hexagora"
TRANSPORTS = ("ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb")


@dataclass(frozen=True)
class Passkey:
    """What is kept of a passkey: with its public half nobody else can come in."""

    id: str
    public_key: str
    count: int
    transports: str = ""


Json = dict[str, Any]


def creation(page: Page, person: str, name: str, known: Sequence[str]) -> tuple[Json, str]:
    """What a browser needs to make a passkey, and the challenge; not on a device that has one."""
    options = generate_registration_options(
        rp_id=page.name,
        rp_name=HOUSE,
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            require_resident_key=True,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id in known],
    )
    return options_to_json_dict(options), bytes_to_base64url(options.challenge)


def request(page: Page) -> tuple[Json, str]:
    """What a browser needs to come in with any passkey that it has for this house."""
    options = generate_authentication_options(rp_id=page.name)
    return options_to_json_dict(options), bytes_to_base64url(options.challenge)


def challenge_of(credential: Json) -> str:
    """The challenge that a browser answers; nothing else of it is believed yet."""
    try:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return bytes_to_base64url(parse_client_data_json(data).challenge)
    except Exception:
        # Whatever a stranger's bytes make of it, they are no answer.
        raise no_passkey() from None


def made(page: Page, credential: Json, challenge: str) -> Passkey:
    """The passkey that a browser has made; refused if it is not what it was asked for."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=page.name,
            expected_origin=page.origin,
        )
    except Exception:
        raise no_passkey() from None
    told = credential["response"].get("transports") or ()
    transports = [one for one in told if one in TRANSPORTS] if isinstance(told, list) else []
    return Passkey(
        bytes_to_base64url(found.credential_id),
        bytes_to_base64url(found.credential_public_key),
        found.sign_count,
        ",".join(transports),
    )


def used(page: Page, credential: Json, challenge: str, known: Passkey) -> int:
    """The new count of a passkey with which somebody comes in; refused if it is not that one."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=page.name,
            expected_origin=page.origin,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.count,
        )
    except Exception:
        raise no_passkey() from None
    return found.new_sign_count


def no_passkey() -> Refusal:
    """It is none, or not for here."""
    return Refusal("bad_request", "this passkey cannot be used here; begin again", "bad_passkey")
