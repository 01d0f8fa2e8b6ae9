"""The wordings that Scripts/words counts: name, regular expression for a sentence, and the replacement.

Sentences have single spaces, and backquoted code is replaced by `_`. Exceptions are wordings that are idiomatic in some
contexts, such as "comes from" or "there is no". API names such as `bringSubviewToFront` are code.
"""
import re

NOUN = r"\b(?:a|an|the|its|their|this|that|one|each|every|any|other|another|same|new|old|given|own|whose|which|these|those) "

PATTERNS = [
    ("What", r"^(?:What|Who|Whom|Whoever)\b(?!.*\?$)", "begin with a noun phrase or a third-person verb"),
    ("Says", r"^(?:Says?|Tells?|Lets?)\b(?! go\b)", "begin with Returns, Reports, Notifies or Allows"),
    ("tell", r"\b(?:tells?|told|hears? of|heard of)\b", "report, notify, send, distinguish"),
    ("anew", r"\banew\b", "again, from scratch, re-"),
    ("for good", r"\bfor good(?=[.,;:)]|$)", "permanently, forever"),
    ("is no", r"(?<!there )\b(?:is|are|was|were) (?:none\b|no (?!longer|more|less|fewer|different|better|other than))",
     "is not a, has no"),
    ("of a width", r"\bof an? (?:width|kind|name)\b", "with a width, of one kind"),
    ("bring", r"\b(?:brings?|brought)\b(?!.{0,60}\bto (?:the )?(?:front|back)\b)", "display, scroll, move, add"),
    ("comes", r"\b(?:comes|came)\b(?! (?:from|with|first|last|before|after|to rest)\b)", "appears, arrives, is added, follows"),
    ("goes", r"\bgoes\b(?! (?:through|beyond|past|to sleep)\b)", "moves, is passed, is stored, continues"),
    ("stands", r"\b(?:stands?|stood)\b(?! (?:for|alone|still|in for)\b)", "is, is placed, remains"),
    ("lies", r"\b(?:lies?|lay|lain)\b(?! out\b)", "is, is located"),
    ("leads", r"\bleads\b(?! to\b)", "starts, precedes, refers to"),
    ("room", r"(?<!living )\broom (?:for|to|of|in|at|between|beside|that|is)\b|\b(?:the|no|more|much|little|enough|takes?) room\b",
     "available width, free space, capacity"),
    ("place", NOUN + r"places?\b(?! (?:in line|of the decimal))", "position, frame, slot, location"),
    ("way", r"\bon (?:the|its|their) way\b|\bway (?:back|in|out|down|up|there)\b|\bby the way\b", "direction, path, return"),
    ("look", NOUN + r"looks?\b(?! (?:like|for|at)\b)", "style, appearance, attributes"),
    ("turn", r"\b(?:the|an?|half|quarter|whole|full) turns?\b", "rotation, page"),
    ("as it is", r"\bas (?:it is|they are)(?=[.,;:)]|$)", "unchanged"),
    ("by itself", r"\b(?:by|of) (?:itself|themselves)\b", "automatically, alone"),
    ("else", r"(?<!thing )(?<!or )(?<!where )(?<!one )(?<!body )\belse[.;)]?$", "otherwise"),
    ("one's own", r"\bone's own\b", "custom"),
    ("is there", r"(?<!there )\b(?:is|are|was|were) there(?=[.,;:)]|$)", "exists, is present"),
    ("whoever", r"\b(?:whoever|whomever|somebody|nobody|everybody)\b", "the caller, the owner, no client"),
    ("it knows", r"\b(?:it|they|which|that|who) knows?\b", "stores, contains, reads"),
    ("refused", r"\brefus(?:es?|ed)\b", "rejected"),
    ("asked", r"\b(?:is|are|was|were|be) asked\b|\basks? for\b", "is queried, is called, requests"),
    ("How many", r"\bhow many\b(?!.*\?$)", "the number of"),
    ("the present", r"\bthe present (?!time)\w", "the current"),
    ("with true", r"\bwith (?:true|false)\b", "returning true, passing false"),
    ("without one", r"\bwithout (?:one|any)(?=[.,;:)]|$)", "if there is none"),
    ("answers", r"\banswers? (?:true|false|nil|yes|no|the|a|with)\b", "returns"),
    ("in order", r"\b(?:is|are|was|were) in order\b", "valid"),
]
PATTERNS = [(name, re.compile(text, re.I if text[0] != "^" else 0), remedy) for name, text, remedy in PATTERNS]
